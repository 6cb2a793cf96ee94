import type { Encoding } from '../../../files/encodings';

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
