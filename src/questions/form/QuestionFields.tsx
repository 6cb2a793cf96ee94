import { Suspense } from 'react';
import { useTakesField } from '../../api/useTakesField';
import { lazyPart } from '../../base/lazyPart';
import { authoringOf } from '../../items/authoring';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { difficulties, questionTypes } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import { TextArea } from '../../ui/field/TextArea';
import { TextField } from '../../ui/field/TextField';
import { QuestionPictures } from '../picture/QuestionPictures';
import type { QuestionFormControl } from './useQuestionForm';

/** For servers that know formats alone. */
const FormatFields = lazyPart(async () => (await import('./FormatFields')).FormatFields);

/** The fields of a question in the order of spec §2. Parts: `options`. */
export function QuestionFields({ form }: { form: QuestionFormControl }) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { fields } = words;
  const {
    register,
    formState: { errors },
  } = form;
  const { OptionFields, KeyField } = authoringOf(form.getValues());
  const isMarkdown = form.watch('format') === 'markdown';
  // A server that sends a format takes one too.
  const hasFormat = useTakesField('QuestionInput.format') || isMarkdown;
  const TitleField = isMarkdown ? TextArea : TextField;
  const titleField = (
    <TitleField
      label={fields.title}
      autoComplete="off"
      error={errors.title?.message}
      {...register('title')}
    />
  );
  return (
    <>
      {isMarkdown ? <QuestionPictures>{titleField}</QuestionPictures> : titleField}
      <TextArea
        label={fields.description}
        error={errors.description?.message}
        {...register('description')}
      />
      <OptionFields form={form} words={words} />
      <div className="qw-question-row">
        <KeyField form={form} words={words} />
        <Select
          label={fields.type}
          error={errors.type?.message}
          options={questionTypes.map((type) => ({
            value: type,
            label: vocabulary.questionType[type],
          }))}
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
      {hasFormat && (
        <Suspense>
          <FormatFields form={form} />
        </Suspense>
      )}
    </>
  );
}
