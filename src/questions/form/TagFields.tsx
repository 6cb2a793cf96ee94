import { bankWords } from '../../messages/en/bank';
import { useWords } from '../../provider/MessagesContext';
import { longestTag, mostTags } from '../../rules/limits';
import { TagsField } from '../tags/TagsField';
import { useFacets } from '../tags/useFacets';
import type { QuestionFormControl } from './useQuestionForm';

/** The tags of a question, completed from those of the bank. */
export function TagFields({ form }: { form: QuestionFormControl }) {
  const { tags: words } = useWords(bankWords);
  const { tags: known } = useFacets();
  const { errors } = form.formState;
  return (
    <TagsField
      label={words.label}
      tags={form.watch('tags') ?? []}
      known={known}
      hint={words.hint(mostTags)}
      error={errors.tags && (errors.tags.message ?? words.invalid(longestTag, mostTags))}
      onTagsChange={(tags) =>
        form.setValue('tags', tags.length > 0 ? tags : undefined, { shouldDirty: true })
      }
    />
  );
}
