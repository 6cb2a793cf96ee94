import { aiken } from './aiken/readAiken';
import { csv } from './csv/readCsvQuestions';
import type { QuestionFormat } from './format/questionFormat';
import { gift } from './gift/readGift';
import { moodle } from './moodle/readMoodleXml';
import { qti } from './qti/readQti';

/** Every format that questions are read from. The first is assumed where nothing says otherwise. */
export const formats = { csv, aiken, gift, moodle, qti } satisfies Record<string, QuestionFormat>;

/** The key of a format in `formats`. */
export type Format = keyof typeof formats;

const ids = Object.keys(formats) as Format[];

/** Names of the formats, separated by commas. */
export const formatNames = ids.map((id) => formats[id].name).join(', ');

/** What a file input accepts: endings and media types, separated by commas. */
export const acceptedFiles = [
  ...ids.flatMap((id) => formats[id].endings).map((ending) => `.${ending}`),
  ...['.txt', '.xml', '.zip', '.imscc', 'text/plain', 'text/csv', 'text/xml', 'application/xml'],
  'application/zip',
].join();

const likeness = (format: Format, head: string) => formats[format].likeness(head);
const endingOf = (fileName: string): string => fileName.split('.').at(-1)?.toLowerCase() ?? '';

/** The format that a text is in without any doubt; undefined where it may be none. */
export function surelyFormat(text: string, fileName: string): Format | undefined {
  const head = text.slice(0, 20_000);
  const byContent = ids.findLast((id) => likeness(id, head) === 2);
  const byName = ids.find((id) => formats[id].endings.includes(endingOf(fileName)));
  return byName ?? byContent;
}

/** Which format a text is in: by its elements or the name of its file, else by its content. */
export function recognizeFormat(text: string, fileName = ''): Format {
  const head = text.slice(0, 20_000);
  const best = ids.reduce((first, next) =>
    likeness(next, head) > likeness(first, head) ? next : first,
  );
  // No other text begins as XML does, whatever its file is called.
  if (best === 'moodle' || best === 'qti') return best;
  return ids.find((id) => formats[id].endings.includes(endingOf(fileName))) ?? best;
}
