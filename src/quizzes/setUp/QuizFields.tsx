import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import {
  difficulties,
  questionCounts,
  questionTypes,
  quizDurations,
  scoresPerQuestion,
} from '../../rules/limits';
import { DateTimeField } from '../../ui/field/DateTimeField';
import { Select } from '../../ui/select/Select';
import { TextArea } from '../../ui/field/TextArea';
import { TextField } from '../../ui/field/TextField';
import { BankMatch } from './BankMatch';
import { GroupField } from './GroupField';
import type { QuizFormControl } from './useQuizForm';
import { useZoneSentence } from '../time/useZoneSentence';

interface QuizFieldsProps {
  form: QuizFormControl;
  /** Where the bank of questions is. */
  questionsHref: string | undefined;
}

function choices<Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
) {
  return values.map((value) => ({ value: String(value), label: label(value) }));
}

/** The fields of a quiz (spec §2, quiz creation dialog), with the choices of spec §9. */
export function QuizFields({ form, questionsHref }: QuizFieldsProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const vocabulary = useWords(vocabularyWords);
  const zone = useZoneSentence();
  const { fields } = words;
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField
        label={fields.title}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={fields.description}
        error={errors.description?.message}
        {...register('description')}
      />
      <GroupField form={form} />
      <div className="qw-quiz-fields-grid">
        <Select
          label={fields.questions_number}
          placeholder={common.choose}
          error={errors.questions_number?.message}
          options={choices(questionCounts, vocabulary.questions)}
          {...register('questions_number')}
        />
        <Select
          label={fields.score_per_question}
          placeholder={common.choose}
          error={errors.score_per_question?.message}
          options={choices(scoresPerQuestion, vocabulary.points)}
          {...register('score_per_question')}
        />
        <Select
          label={fields.difficulty}
          placeholder={common.choose}
          error={errors.difficulty?.message}
          options={choices(difficulties, (value) => vocabulary.difficulty[value])}
          {...register('difficulty')}
        />
        <Select
          label={fields.type}
          placeholder={common.choose}
          error={errors.type?.message}
          options={choices(questionTypes, (value) => vocabulary.quizType[value])}
          {...register('type')}
        />
        <BankMatch form={form} questionsHref={questionsHref} />
        <DateTimeField
          label={fields.schadule}
          zone={zone}
          error={errors.schadule?.message}
          {...register('schadule')}
        />
        <Select
          label={fields.duration}
          placeholder={common.choose}
          error={errors.duration?.message}
          options={choices(quizDurations, vocabulary.minutes)}
          {...register('duration')}
        />
      </div>
    </>
  );
}
