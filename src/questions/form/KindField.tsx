import { useRef } from 'react';
import { useOptionRange, useTakenKinds } from '../../items/kind/serverTakes';
import type { Keyed } from '../../items/kind/kind';
import { optionTexts, rulesOf } from '../../items/itemRules';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { questionKinds } from '../../rules/limits';
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
  /** What the kinds before it held, in case its author comes back to one. */
  const held = useRef<Partial<Keyed>>({});
  // A server that sends a kind takes it too.
  const choices = questionKinds.filter((each) => each === kind || taken.includes(each));
  return (
    <Select
      label={fields.kind}
      error={form.formState.errors.kind?.message}
      value={kind}
      options={choices.map((value) => ({ value, label: kinds[value] }))}
      onChange={({ target }) => {
        const chosen = questionKinds.find((each) => each === target.value);
        const { options, answer, accepted } = form.getValues();
        const hasOptions = optionTexts({ options }).length > 0;
        Object.assign(held.current, hasOptions ? { options, answer } : { accepted });
        const draft = rulesOf({ kind: chosen }).draft({ options, answer, ...held.current }, fewest);
        const settings = { shouldDirty: true };
        form.setValue('kind', draft.kind, settings);
        form.setValue('options', draft.options, settings);
        form.setValue('answer', draft.answer, settings);
        form.setValue('accepted', draft.accepted, settings);
      }}
    />
  );
}
