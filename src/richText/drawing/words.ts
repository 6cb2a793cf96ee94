/** What screen readers say about a rich text. */
export interface RichTextWords {
  /** The name of a block of code that scrolls. */
  code: string;
  /** The name of a formula that scrolls. */
  formula: string;
  /** The name of a table that scrolls. */
  table: string;
  /** Said after a link. */
  opensInNewTab: string;
}
