import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { QuizChange } from '../../api/entities';
import { useSettled } from '../../base/useSettled';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import {
  formatExactMoment,
  formatMoment,
  readLocalTime,
  type FormatOptions,
} from '../../rules/formats';
import { difficulties, questionCounts, quizDurations, scoresPerQuestion } from '../../rules/limits';
import { DateTimeField } from '../../ui/field/DateTimeField';
import { Select } from '../../ui/select/Select';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { BankMatch } from './BankMatch';
import { GroupField } from './GroupField';
import { QuizSettingFields } from './QuizSettingFields';
import { QuizTextFields } from './QuizTextFields';
import type { QuizFormControl, QuizFormValues } from './useQuizForm';
import { useZoneSentence } from '../time/useZoneSentence';
import { toneIcons } from '../../ui/icons/toneIcons';

const Icon = toneIcons.caution;

/** A field's hint that is easily overlooked: something is allowed, and may not be what is meant. */
function Caution({ children }: { children: ReactNode }) {
  return (
    <span className="qw-field-caution" data-part="caution">
      <Icon className="qw-field-caution-icon" aria-hidden="true" />
      <span className="qw-field-caution-text">{children}</span>
    </span>
  );
}

type ClockWords = (typeof quizzesWords.en)['clocks'];

interface QuizFieldsProps {
  form: QuizFormControl;
  /** Address of the question bank. */
  questionsHref: string | undefined;
}

function choices<Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
) {
  return values.map((value) => ({ value: String(value), label: label(value) }));
}

/** What is meant by a schedule that the clocks skip or repeat; empty for any other. */
function clockSentence(typed: string, formats: FormatOptions, words: ClockWords): string {
  const read = readLocalTime(typed, formats.timeZone);
  if (read === null || read.clocks === 'once') return '';
  return words[read.clocks](formatExactMoment(read.instant, formats));
}

/** The fields of a quiz (spec §2, quiz creation dialog), with the choices of spec §9. */
export function QuizFields({ form, questionsHref }: QuizFieldsProps) {
  return (
    <>
      <QuizTextFields register={form.register} errors={form.formState.errors} />
      <GroupField form={form} />
      <QuizChoices form={form} questionsHref={questionsHref} />
      <QuizSettingFields register={form.register} errors={form.formState.errors} />
    </>
  );
}

/**
 * A component of its own, so that the fields register, and are focused when invalid, in their
 * order.
 */
function QuizChoices({ form, questionsHref }: QuizFieldsProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const vocabulary = useWords(vocabularyWords);
  const { quizTypesBeside } = useQuestionTypes();
  const zone = useZoneSentence();
  const formats = useFormats();
  const [typed, chosenType] = useWatch({ control: form.control, name: ['schadule', 'type'] });
  const caution = clockSentence(typed, formats, words.clocks);
  const settled = useSettled(caution);
  const { fields } = words;
  const {
    register,
    formState: { errors },
  } = form;
  const rows = {
    questions_number: (
      <Select
        label={fields.questions_number}
        placeholder={common.choose}
        error={errors.questions_number?.message}
        options={choices(questionCounts, vocabulary.questions)}
        {...register('questions_number')}
      />
    ),
    score_per_question: (
      <Select
        label={fields.score_per_question}
        placeholder={common.choose}
        error={errors.score_per_question?.message}
        options={choices(scoresPerQuestion, vocabulary.points)}
        {...register('score_per_question')}
      />
    ),
    difficulty: (
      <Select
        label={fields.difficulty}
        placeholder={common.choose}
        error={errors.difficulty?.message}
        options={choices(difficulties, (value) => vocabulary.difficulty[value])}
        {...register('difficulty')}
      />
    ),
    type: (
      <Select
        label={fields.type}
        placeholder={common.choose}
        error={errors.type?.message}
        options={quizTypesBeside(chosenType)}
        {...register('type')}
      />
    ),
    schadule: (
      <>
        <DateTimeField
          label={fields.schadule}
          zone={zone}
          // The control is in the browser's language, not the page's: 5/12 and 12.5. look alike.
          hint={
            caution === '' ? (
              formatMoment(`${typed}Z`, { locale: formats.locale, timeZone: 'UTC' })
            ) : (
              <Caution>{caution}</Caution>
            )
          }
          error={errors.schadule?.message}
          {...register('schadule')}
        />
        <VisuallyHidden role="status">{settled === caution ? caution : ''}</VisuallyHidden>
      </>
    ),
    duration: (
      <Select
        label={fields.duration}
        placeholder={common.choose}
        error={errors.duration?.message}
        options={choices(quizDurations, vocabulary.minutes)}
        {...register('duration')}
      />
    ),
  } satisfies Record<Exclude<keyof QuizFormValues, keyof QuizChange | 'group'>, ReactElement>;
  // A new field that is not placed above still appears.
  const { questions_number, score_per_question, difficulty, type, ...others } = rows;
  return (
    <div className="qw-quiz-fields-grid">
      {questions_number}
      {score_per_question}
      {difficulty}
      {type}
      <BankMatch form={form} questionsHref={questionsHref} />
      {Object.entries(others).map(([name, row]) => (
        <Fragment key={name}>{row}</Fragment>
      ))}
    </div>
  );
}
