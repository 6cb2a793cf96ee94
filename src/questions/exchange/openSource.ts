import { decodeSurely, sampleOf } from '../../files/decodeText';
import { decodeIn } from '../../files/encodings';
import { guessEncoding } from '../../files/guessEncoding';
import { openArchive, type SourceText } from '../../fileFormats/archive/openArchive';
import { ArchiveFault } from '../../fileFormats/archive/readArchive';
import type { ChosenEncodings, EncodingGuess } from '../../fileFormats/archive/openArchive';

/** A file, and how it was read where it does not say its encoding. */
export interface DecodedFile {
  file: File;
  guesses: readonly EncodingGuess[];
}

/** A text to import and the file that it came from, if it was none pasted; or the texts of an archive. */
export type ImportSource =
  ({ text: string } & Partial<DecodedFile>) | ({ texts: readonly SourceText[] } & DecodedFile);

/** Why nothing of a file can be imported: the kind of its sentence. */
export type UnopenedFile =
  'nothing' | 'tooLarge' | 'notText' | `archive.${'nothing' | ArchiveFault['kind']}`;

/** Far more than 10,000 questions need, and still little enough for a phone to hold twice. */
export const mostMegabytes = 20;

/** The first bytes of an archive; "PK" alone may be a word. */
const archiveMarks = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

async function isArchive(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return archiveMarks.includes(String.fromCharCode(...head));
}

async function openText(file: File, chosen: ChosenEncodings): Promise<ImportSource> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sure = decodeSurely(bytes);
  if (sure !== null) return { text: sure, file, guesses: [] };
  const encoding = chosen.text ?? guessEncoding([bytes]);
  const text = decodeIn(bytes, encoding);
  return { text, file, guesses: [{ part: 'text', encoding, sample: sampleOf(text) }] };
}

/**
 * Opens a file with questions.
 *
 * @param chosen encodings for what does not say its own. @default those that are guessed
 * @throws if the file cannot be read
 */
export async function openSource(
  file: File,
  chosen: ChosenEncodings = {},
): Promise<ImportSource | UnopenedFile> {
  if (await isArchive(file)) {
    try {
      const { texts, isDocument, guesses } = await openArchive(file, chosen);
      if (texts.length > 0) return { texts, file, guesses };
      return isDocument ? 'notText' : 'archive.nothing';
    } catch (error) {
      if (error instanceof ArchiveFault) return `archive.${error.kind}`;
      throw error;
    }
  }
  if (file.size > mostMegabytes * 1_000_000) return 'tooLarge';
  const source = await openText(file, chosen);
  return 'text' in source && source.text.trim() === '' ? 'nothing' : source;
}
