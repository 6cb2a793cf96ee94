import type { Formatted } from './kind';

/** The rows of a table, with what stands between their outer bars. */
const rows = /^ *\|(.*?)\|? *$/gm;

/** Marks that say nothing in a line, and what does between them: words, code, formulas, signs. */
const marks =
  /^ *(?:```|~~~).*|^ *#+ |\*\*|(`+)(.+?)\1|(\$\$?)([^$]+)\3|!?\[((?:\\.|[^\\[\]])*)\]\((?:[^()]|\([^()]*\))*\)|\\([!-/:-@[-`{-~])/gm;

function rowOf(_row: string, cells: string): string {
  if (/^[\s:|-]+$/.test(cells)) return '';
  return cells.replaceAll('|', ' · ');
}

const withoutMarks = (text: string): string =>
  text
    .replace(rows, rowOf)
    .replace(marks, (_mark, _ticks, code?: string, _signs?, formula?: string, ...rest) => {
      const [words, sign] = rest as (string | undefined)[];
      return code ?? formula ?? (words && withoutMarks(words)) ?? sign ?? '';
    });

/** A text of a question in one line, for lists and names: in Markdown, without its marks. */
export const excerptOf = (text: string, { format }: Formatted): string =>
  format === 'markdown' ? withoutMarks(text).replace(/\s+/g, ' ').trim() : text;

/** The first paragraph of a text in one line; the whole text if it begins with no words. */
export function headlineOf(text: string, formatted: Formatted): string {
  const [first = ''] = formatted.format === 'markdown' ? text.split(/\n\s*\n/, 1) : [text];
  return excerptOf(first, formatted) || excerptOf(text, formatted);
}
