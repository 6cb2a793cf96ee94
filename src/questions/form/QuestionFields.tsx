import { Suspense } from 'react';
import { useTakesField } from '../../api/useTakesField';
import { codeLoader } from '../../base/codeLoader';
import { lazyPart } from '../../base/lazyPart';
import { authoringOf } from '../../items/authoring';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { difficulties } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import { QuestionPictures } from '../picture/QuestionPictures';
import { KindField } from './KindField';
import { LongTextField } from './LongTextField';
import type { QuestionFormControl } from './useQuestionForm';

// For servers that know formats alone.
const FormatField = lazyPart(async () => (await import('./markdown/FormatField')).FormatField);
const QuestionPreview = lazyPart(
  async () => (await import('./markdown/QuestionPreview')).QuestionPreview,
);

// For servers that know tags alone.
const TagFields = lazyPart(async () => (await import('./TagFields')).TagFields);

const loadMarkdownWriter = codeLoader(
  async () => (await import('./markdown/writeInMarkdown')).writeInMarkdown,
);

async function toMarkdown(form: QuestionFormControl, field: HTMLTextAreaElement) {
  (await loadMarkdownWriter())(form, 'title', field, false);
}

/** The fields of a question in the order of spec §2, and for Markdown what they make. Parts: `options`. */
export function QuestionFields({ form }: { form: QuestionFormControl }) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { fields } = words;
  const {
    register,
    formState: { errors },
  } = form;
  const { typesBeside } = useQuestionTypes();
  const kind = form.watch('kind');
  const { OptionFields, KeyField } = authoringOf({ kind });
  const fieldsProps = { form, words };
  // A server that sends a kind takes one too.
  const hasKind = useTakesField('QuestionInput.kind') || (kind ?? 'single') !== 'single';
  const isMarkdown = form.watch('format') === 'markdown';
  // A server that sends a format takes one too.
  const hasFormat = useTakesField('QuestionInput.format') || isMarkdown;
  const mayLackDescription = useTakesField('QuestionInput.description');
  const hasTags = useTakesField('QuestionInput.tags') || form.getValues('tags') !== undefined;
  return (
    <div className="qw-question-form" data-preview={isMarkdown ? '' : undefined}>
      <div className="qw-question-fields">
        <QuestionPictures
          isMarkdown={isMarkdown}
          toMarkdown={hasFormat ? (field) => toMarkdown(form, field) : undefined}
        >
          <LongTextField form={form} hasFormat={hasFormat} name="title" label={fields.title} />
        </QuestionPictures>
        <LongTextField
          form={form}
          hasFormat={hasFormat}
          name="description"
          label={fields.description}
          hint={mayLackDescription ? words.optionalDescriptionHint : words.descriptionHint}
        />
        {hasKind ? <KindField form={form} /> : null}
        <OptionFields {...fieldsProps} />
        <div className="qw-question-row">
          <KeyField {...fieldsProps} />
          <Select
            label={fields.type}
            error={errors.type?.message}
            options={typesBeside(form.watch('type'))}
            {...register('type')}
          />
          <Select
            label={fields.difficulty}
            error={errors.difficulty?.message}
            options={difficulties.map((difficulty) => ({
              value: difficulty,
              label: vocabulary.difficulty[difficulty],
            }))}
            {...register('difficulty')}
          />
        </div>
        {hasTags ? (
          <Suspense>
            <TagFields form={form} />
          </Suspense>
        ) : null}
        {hasFormat ? (
          <Suspense>
            <FormatField form={form} />
          </Suspense>
        ) : null}
      </div>
      {isMarkdown ? (
        <Suspense>
          <QuestionPreview form={form} />
        </Suspense>
      ) : null}
    </div>
  );
}
