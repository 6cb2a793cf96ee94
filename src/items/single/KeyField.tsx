import { Select } from '../../ui/select/Select';
import type { ItemFieldsProps } from '../kind/kind';
import { offeredLetters } from '../lettered/places';

/** The field of the right answer. */
export function KeyField({ form, words }: ItemFieldsProps) {
  const letters = offeredLetters({ options: form.watch('options') });
  return (
    <Select
      label={words.fields.answer}
      error={form.formState.errors.answer?.message}
      options={letters.map((letter) => ({ value: letter, label: letter }))}
      {...form.register('answer')}
    />
  );
}
