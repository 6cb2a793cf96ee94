import { aiken } from './aiken';
import { csv } from './csv';
import type { QuestionFormat } from './format';
import { gift } from './gift';

/** Every format that questions are read from. The first is assumed where nothing says otherwise. */
export const formats = { csv, aiken, gift } satisfies Record<string, QuestionFormat>;

/** The key of a format in `formats`. */
export type Format = keyof typeof formats;

const ids = Object.keys(formats) as Format[];

/** Names of the formats, separated by commas. */
export const formatNames = ids.map((id) => formats[id].name).join(', ');

/** What a file input accepts: endings and media types, separated by commas. */
export const acceptedFiles = [
  ...ids.flatMap((id) => formats[id].endings).map((ending) => `.${ending}`),
  ...['.txt', 'text/plain', 'text/csv'],
].join();

/** Which format a text is in: by the name of its file if that says it, else by its content. */
export function recognizeFormat(text: string, fileName = ''): Format {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const named = ids.find((id) => formats[id].endings.includes(ending));
  if (named) return named;
  const head = text.slice(0, 20_000);
  const likeness = (format: Format): number => formats[format].likeness(head);
  return ids.reduce((best, next) => (likeness(next) > likeness(best) ? next : best));
}
