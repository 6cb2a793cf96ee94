import { contentOf, optionTexts } from '../../../items/content';
import { escapeMarkdown } from '../../../richText/markdown/escapeMarkdown';
import type { ItemFieldsProps } from '../../../items/kind/kind';

/** The fields of a question that several lines fit into. */
export type LongField = 'title' | 'description';

/**
 * Makes Markdown of what is typed so far, so that it shows as it did, and keeps what is selected in
 * one field.
 */
export function writeInMarkdown(
  form: ItemFieldsProps['form'],
  name: LongField,
  field: HTMLTextAreaElement,
): void {
  const { value, selectionStart, selectionEnd } = field;
  const escaped = (from: number, to?: number) =>
    escapeMarkdown(value.slice(from, to), from === 0 || value[from - 1] === '\n');
  const before = escaped(0, selectionStart);
  const selected = escaped(selectionStart, selectionEnd);
  const after = escaped(selectionEnd);
  const isTyped = { shouldDirty: true };
  const question = form.getValues();
  const texts = optionTexts(question).map((text) => escapeMarkdown(text));
  form.setValue('title', escapeMarkdown(question.title), isTyped);
  form.setValue('description', escapeMarkdown(question.description), isTyped);
  form.setValue('options', contentOf(question).from(texts, []).options, isTyped);
  form.setValue(name, before + selected + after, isTyped);
  form.setValue('format', 'markdown', isTyped);
  field.setSelectionRange(before.length, before.length + selected.length);
}
