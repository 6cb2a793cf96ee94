import { rulesOf, optionTexts } from '../../../items/itemRules';
import { escapeMarkdown } from '../../../richText/markdown/escapeMarkdown';
import type { ItemFieldsProps } from '../../../items/kind/kind';

/** The fields of a question that several lines fit into. */
export type LongField = 'title' | 'description';

/**
 * Makes Markdown of what is typed so far, so that it shows as it did, and keeps what is selected in
 * one field.
 *
 * @param isVerbatim whether what is selected becomes code or a formula, in which signs mean themselves
 */
export function writeInMarkdown(
  form: ItemFieldsProps['form'],
  name: LongField,
  field: HTMLTextAreaElement,
  isVerbatim: boolean,
): void {
  const { value, selectionStart, selectionEnd } = field;
  const escaped = (from: number, to?: number) =>
    escapeMarkdown(value.slice(from, to), from === 0 || value[from - 1] === '\n');
  const verbatim = value.slice(selectionStart, selectionEnd);
  const selected = isVerbatim ? verbatim : escaped(selectionStart, selectionEnd);
  let before = escaped(0, selectionStart);
  let after = escaped(selectionEnd);
  if (isVerbatim && verbatim.includes('\n')) {
    // A block begins and ends its own lines, which need no marks for that.
    before = before.replace(/\\\n$/, '\n');
    after = after.replace(/^\\\n/, '\n');
  }

  const isTyped = { shouldDirty: true };
  const question = form.getValues();
  const texts = optionTexts(question).map((text) => escapeMarkdown(text));
  form.setValue('title', escapeMarkdown(question.title), isTyped);
  form.setValue('description', escapeMarkdown(question.description), isTyped);
  form.setValue('options', rulesOf(question).from(texts, []).options, isTyped);
  form.setValue(name, before + selected + after, isTyped);
  form.setValue('format', 'markdown', isTyped);
  field.setSelectionRange(before.length, before.length + selected.length);
}
