import type { QuestionFormControl } from './useQuestionForm';

/** Puts a text where the caret of a field is, and the caret behind it. */
export function insertAtCaret(
  form: QuestionFormControl,
  name: 'title' | 'description',
  text: string,
): void {
  form.setFocus(name);
  const field = document.activeElement;
  const value = form.getValues(name);
  const isField = field instanceof HTMLTextAreaElement && field.name === name;
  const [from, to] = isField
    ? [field.selectionStart, field.selectionEnd]
    : [value.length, value.length];
  const inserted = value.slice(0, from) + text + value.slice(to);
  form.setValue(name, inserted, { shouldDirty: true, shouldValidate: true });
  if (isField) field.setSelectionRange(from + text.length, from + text.length);
}
