import type { Addresses } from './addresses';
import type { RichTextWords } from './words';

/** What all parts of one text share. */
export interface Drawing {
  addresses: Addresses;
  words: RichTextWords;
  /** The level of the highest headings; undefined where headings are emphasised paragraphs. */
  headingLevel: number | undefined;
  /** Whether it stands in a line. */
  isInline: boolean;
}
