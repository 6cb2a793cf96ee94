import { useOptionRange } from '../../items/kind/useOptionRange';
import { rulesOf } from '../../items/rules';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { questionKinds } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import type { QuestionFormControl } from './useQuestionForm';

/** Whether one option of a question is right or several. The first right one stays right. */
export function KindField({ form }: { form: QuestionFormControl }) {
  const { fields, kinds } = useWords(questionsWords);
  const { fewest } = useOptionRange();
  return (
    <Select
      label={fields.kind}
      error={form.formState.errors.kind?.message}
      value={form.watch('kind') ?? 'single'}
      options={questionKinds.map((value) => ({ value, label: kinds[value] }))}
      onChange={({ target }) => {
        const chosen = questionKinds.find((each) => each === target.value);
        const { options, answer, kind, accepted } = rulesOf({ kind: chosen }).draft(
          form.getValues(),
          fewest,
        );
        const settings = { shouldDirty: true };
        form.setValue('kind', kind, settings);
        form.setValue('options', options, settings);
        form.setValue('answer', answer, settings);
        form.setValue('accepted', accepted, settings);
      }}
    />
  );
}
