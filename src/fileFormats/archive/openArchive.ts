import { createPauses, type Pauses } from '../../base/slices';
import { decodeSurely, sampleOf } from '../../files/decodeText';
import { decodeIn, type Encoding } from '../../files/encodings';
import { guessEncoding } from '../../files/guessEncoding';
import { surelyFormat, type Format } from '../formats';
import type { FindFile } from '../found/files';
import { fileFinder } from './findFiles';
import { listArchive, readEntries, tidyPath, type ArchiveEntry } from './readArchive';
import { readManifest, type ListedFile } from './readManifest';

/** What of a file may not say its encoding: its text, or the names of the files in an archive. */
export type EncodedPart = 'text' | 'names';

/** The encodings that the user chose. */
export type ChosenEncodings = Partial<Record<EncodedPart, Encoding>>;

/** How a part was read that does not say its encoding. */
export interface EncodingGuess {
  part: EncodedPart;
  encoding: Encoding;
  /** A few lines that read differently in another encoding. */
  sample: string[];
}

/** A text to read questions from. */
export interface SourceText {
  text: string;
  format: Format;
  /** The file of an archive that it is. */
  path?: string | undefined;
  /** What the archive says of its questions. */
  tags?: readonly string[];
  /** Finds the files of the archive that it names. */
  findFile?: FindFile;
}

/** Files that may have questions; others are not even unpacked, but for pictures that these show. */
export const textEndings = /\.(?:xml|qti|gift|aiken|txt|csv|tsv)$/i;
const manifestName = /(?:^|\/)imsmanifest\.xml$/i;
/** What the files of spreadsheets and word processors, which are archives too, all have. */
const documentMarks = ['[Content_Types].xml', 'mimetype'];

export interface OpenedArchive {
  texts: SourceText[];
  /** Whether it is the file of a spreadsheet or a word processor. */
  isDocument: boolean;
  /** Of what does not say its encoding. */
  guesses: EncodingGuess[];
}

/** The entries with the paths that their encoding gives, and the guess of that encoding. */
function named(
  entries: readonly ArchiveEntry[],
  chosen: ChosenEncodings,
): [ArchiveEntry[], EncodingGuess[]] {
  const unsure = entries.flatMap(({ unsurePath }) => unsurePath ?? []);
  if (unsure.length === 0) return [[...entries], []];
  const encoding = chosen.names ?? guessEncoding(unsure);
  const paths = entries.map((entry) =>
    entry.unsurePath ? { ...entry, path: tidyPath(decodeIn(entry.unsurePath, encoding)) } : entry,
  );
  const sample = sampleOf(paths.flatMap((each) => (each.unsurePath ? each.path : [])).join('\n'));
  return [paths, [{ part: 'names', encoding, sample }]];
}

/** Reads the texts among the files of an archive: all that do not say their encoding in the same one. */
async function readTexts(
  blob: Blob,
  entries: readonly ArchiveEntry[],
  chosen: ChosenEncodings,
  pauses: Pauses,
): Promise<[texts: [path: string, text: string][], EncodingGuess[]]> {
  const read: { path: string; sure: string | null; bytes: Uint8Array }[] = [];
  for await (const { path, bytes } of readEntries(blob, entries, pauses)) {
    read.push({ path, sure: decodeSurely(bytes), bytes });
    await pauses();
  }
  const unsure = read.filter(({ sure }) => sure === null).map(({ bytes }) => bytes);
  const encoding = chosen.text ?? guessEncoding(unsure);
  const texts: [string, string][] = [];
  for (const { path, sure, bytes } of read) {
    texts.push([path, sure ?? decodeIn(bytes, encoding)]);
    await pauses();
  }
  if (unsure.length === 0) return [texts, []];
  const sample = sampleOf(unsure.map((bytes) => decodeIn(bytes, encoding)).join('\n'));
  return [texts, [{ part: 'text', encoding, sample }]];
}

/**
 * Finds the texts with questions in an archive, in the order of its manifest if it has one.
 *
 * @param chosen encodings for what does not say its own
 * @throws ArchiveFault if it cannot be read, or only beyond the bounds
 */
export async function openArchive(
  blob: Blob,
  chosen: ChosenEncodings = {},
): Promise<OpenedArchive> {
  const pauses = createPauses();
  const [entries, ofNames] = named(await listArchive(blob, pauses), chosen);
  if (entries.some(({ path }) => documentMarks.includes(path))) {
    return { texts: [], isDocument: true, guesses: [] };
  }
  const found = new Map<string, SourceText>();
  const manifests: string[][] = [];
  const findFrom = await fileFinder(blob, entries, pauses);
  const files = entries.filter(
    ({ path }) => textEndings.test(path) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path),
  );
  const [read, ofTexts] = await readTexts(blob, files, chosen, pauses);
  for (const [path, text] of read) {
    await pauses();
    const format = surelyFormat(text, path);
    if (manifestName.test(path)) manifests.push([text, path]);
    else if (format) found.set(path, { text, format, path, findFile: findFrom(path) });
  }
  const listed: ListedFile[] = [];
  for (const [text = '', path = ''] of manifests) {
    for (const file of await readManifest(text, path, pauses)) listed.push(file);
  }
  const texts = listed.flatMap(({ path, tags }) => {
    const source = found.get(path);
    return source ? [{ ...source, tags }] : [];
  });
  // A manifest that names no file with questions is not about them.
  return {
    texts: texts.length > 0 ? texts : [...found.values()],
    isDocument: false,
    guesses: [...ofTexts, ...ofNames],
  };
}
