import { useRef } from 'react';
import { useOptionRange, useTakenKinds } from '../../items/kind/serverTakes';
import type { Keyed } from '../../items/kind/kind';
import { optionTexts, rulesOf } from '../../items/itemRules';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { questionKinds, type QuestionKind } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import type { QuestionFormControl } from './useQuestionForm';

/**
 * How a question is answered: with one of its options, several, or a number. What was typed for
 * another kind comes back with it.
 */
export function KindField({ form }: { form: QuestionFormControl }) {
  const { fields, kinds } = useWords(questionsWords);
  const { fewest } = useOptionRange();
  const kind = form.watch('kind') ?? 'single';
  const taken = useTakenKinds();
  /** What the kinds before it held, in case its author comes back to one; those with options share it. */
  const held = useRef<Partial<Record<QuestionKind | 'options', Keyed>>>({});
  // A server that sends a kind takes it too.
  const choices = questionKinds.filter((each) => each === kind || taken.includes(each));
  return (
    <Select
      label={fields.kind}
      error={form.formState.errors.kind?.message}
      value={kind}
      options={choices.map((value) => ({ value, label: kinds[value] }))}
      onChange={({ target }) => {
        const chosen = questionKinds.find((each) => each === target.value) ?? 'single';
        const current = form.getValues();
        held.current[optionTexts(current).length > 0 ? 'options' : kind] = current;
        const before = { ...current, ...held.current.options, ...held.current[chosen] };
        const draft = rulesOf({ kind: chosen }).draft(before, fewest);
        const settings = { shouldDirty: true };
        form.setValue('kind', draft.kind, settings);
        form.setValue('options', draft.options, settings);
        form.setValue('answer', draft.answer, settings);
        form.setValue('accepted', draft.accepted, settings);
      }}
    />
  );
}
