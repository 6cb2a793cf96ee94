import { decodeText } from '../../../../files/decodeText';
import { surelyFormat, type Format } from '../formats';
import type { FindFile } from '../pictures/files';
import { fileFinder } from './findFiles';
import { listArchive, readEntries } from './readArchive';
import { readManifest } from './readManifest';

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
}

/**
 * Finds the texts with questions in an archive, in the order of its manifest if it has one.
 *
 * @throws ArchiveFault if it cannot be read, or only beyond the bounds
 */
export async function openArchive(blob: Blob): Promise<OpenedArchive> {
  const entries = await listArchive(blob);
  if (entries.some(({ path }) => documentMarks.includes(path))) {
    return { texts: [], isDocument: true };
  }
  const found = new Map<string, SourceText>();
  const manifests: string[][] = [];
  const findFrom = fileFinder(blob, entries);
  const named = entries.filter(
    ({ path }) => textEndings.test(path) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path),
  );
  for await (const { path, bytes } of readEntries(blob, named)) {
    const { text } = decodeText(bytes);
    const format = surelyFormat(text, path);
    if (manifestName.test(path)) manifests.push([text, path]);
    else if (format) found.set(path, { text, format, path, findFile: findFrom(path) });
  }
  const listed = manifests.flatMap(([text = '', path = '']) => readManifest(text, path));
  const texts = listed.flatMap(({ path, tags }) => {
    const source = found.get(path);
    return source ? [{ ...source, tags }] : [];
  });
  // A manifest that names no file with questions is not about them.
  return { texts: texts.length > 0 ? texts : [...found.values()], isDocument: false };
}
