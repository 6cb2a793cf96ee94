import { CheckboxGroup } from '../../ui/field/CheckboxGroup';
import type { ItemFieldsProps } from '../kind/kind';
import { offeredLetters } from '../lettered/places';

/** The field of the right answers. */
export function KeyField({ form, words }: ItemFieldsProps) {
  const letters = offeredLetters({ options: form.watch('options') });
  return (
    <CheckboxGroup
      className="qw-question-key"
      label={words.fields.answers}
      aria-label={words.answersRequired}
      error={form.formState.errors.answer?.message}
      options={letters.map((letter) => ({ value: letter, label: letter }))}
      value={[...form.watch('answer')]}
      onValueChange={(chosen) =>
        form.setValue('answer', chosen.join(''), { shouldDirty: true, shouldValidate: true })
      }
    />
  );
}
