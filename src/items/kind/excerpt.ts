import type { Formatted } from './kind';

/** Marks of Markdown that say nothing in a line: fences, headings, strong words, code, formulas. */
const marks = /^ *(?:```|~~~).*|^ *#+ |\*\*|[`$]/gm;

/** A text of a question in one line, for lists and names: in Markdown, without its marks. */
export const excerptOf = (text: string, { format }: Formatted): string =>
  format === 'markdown' ? text.replace(marks, ' ').replace(/\s+/g, ' ').trim() : text;
