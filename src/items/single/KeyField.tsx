import { letters } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import type { ItemFieldsProps } from '../kind/kind';

/** The field of the right answer. */
export function KeyField({ form, words }: ItemFieldsProps) {
  return (
    <Select
      label={words.fields.answer}
      error={form.formState.errors.answer?.message}
      options={letters.map((letter) => ({ value: letter, label: letter }))}
      {...form.register('answer')}
    />
  );
}
