import { questionFormatWords } from '../../../messages/en/questionFormat';
import { useWords } from '../../../provider/MessagesContext';
import { textFormats } from '../../../rules/limits';
import { Select } from '../../../ui/select/Select';
import type { ItemFieldsProps } from '../../../items/kind/kind';

/** How the texts of a question are written. */
export function FormatField({ form }: { form: ItemFieldsProps['form'] }) {
  const { format: words } = useWords(questionFormatWords);
  return (
    <Select
      label={words.label}
      hint={words.hint}
      value={form.watch('format') ?? 'plain'}
      options={textFormats.map((value) => ({ value, label: words.names[value] }))}
      onChange={({ target }) =>
        form.setValue('format', target.value === 'markdown' ? 'markdown' : undefined, {
          shouldDirty: true,
        })
      }
    />
  );
}
