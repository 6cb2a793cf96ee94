import type { Format } from './found';

const byEnding = new Map<string, Format>([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['gift', 'gift'],
]);

/** Which format a text is in, by the name of its file where that says it, else by its looks. */
export function recognizeFormat(text: string, fileName = ''): Format {
  const named = byEnding.get(fileName.split('.').at(-1)?.toLowerCase() ?? '');
  if (named) return named;
  const head = text.slice(0, 20_000);
  const heading = head.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  if (/\b(?:title|question|text)\b.*[,;\t|].*\b(?:answer|correct)/i.test(heading)) return 'csv';
  if (/^[ \t]*ANSWER[ \t]*:/im.test(head)) return 'aiken';
  if (/^[ \t]*(?:\$CATEGORY:|::)|(?<!\\)\{/m.test(head)) return 'gift';
  return /^[ \t]*A[.)]/m.test(head) ? 'aiken' : 'csv';
}
