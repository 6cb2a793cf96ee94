import { contentOf, optionTexts } from '../../items/content';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { questionKinds } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import type { QuestionFormControl } from './useQuestionForm';

/** Whether one option of a question is right or several. The first right one stays right. */
export function KindField({ form }: { form: QuestionFormControl }) {
  const { fields, kinds } = useWords(questionsWords);
  return (
    <Select
      label={fields.kind}
      error={form.formState.errors.kind?.message}
      value={form.watch('kind') ?? 'single'}
      options={questionKinds.map((value) => ({ value, label: kinds[value] }))}
      onChange={({ target }) => {
        const question = form.getValues();
        const kind = questionKinds.find((each) => each === target.value);
        const right = contentOf(question).right(question);
        const { answer } = contentOf({ kind }).from(optionTexts(question), right);
        form.setValue('kind', kind === 'multiple' ? kind : undefined, { shouldDirty: true });
        form.setValue('answer', answer, { shouldDirty: true });
      }}
    />
  );
}
