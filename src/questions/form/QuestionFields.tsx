import { useId } from 'react';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { difficulties, letters, questionTypes } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import { TextArea } from '../../ui/field/TextArea';
import { TextField } from '../../ui/field/TextField';
import type { QuestionFormControl } from './useQuestionForm';

/** The fields of a question in the order of spec §2. Parts: `options`. */
export function QuestionFields({ form }: { form: QuestionFormControl }) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { fields } = words;
  const {
    register,
    formState: { errors },
  } = form;
  const answer = form.watch('answer');
  const legendId = useId();
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
      <div
        className="qw-question-options"
        role="group"
        aria-labelledby={legendId}
        data-part="options"
      >
        <p className="qw-question-legend" id={legendId}>
          {words.options}
        </p>
        {letters.map((letter) => (
          <div className="qw-question-option" key={letter}>
            <span
              className="qw-option-mark"
              data-right={letter === answer ? '' : undefined}
              aria-hidden="true"
            >
              {letter}
            </span>
            <TextField
              className="qw-question-option-field"
              label={fields.option(letter)}
              labelHidden
              autoComplete="off"
              error={errors.options?.[letter]?.message}
              {...register(`options.${letter}`)}
            />
          </div>
        ))}
      </div>
      <div className="qw-question-row">
        <Select
          label={fields.answer}
          error={errors.answer?.message}
          options={letters.map((letter) => ({ value: letter, label: letter }))}
          {...register('answer')}
        />
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
    </>
  );
}
