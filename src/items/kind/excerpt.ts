import type { Formatted } from './kind';

/** A row of a table, and what stands between its outer bars. */
const row = /^ *\|(.*?)\|? *$/gm;

/** Marks that say nothing in a line, and what does between them: code, formulas, words, signs. */
const marks =
  /^ *(?:```|~~~).*|^ *#+ |\*\*|(`+)(.+?)\1|\$\$?([^$]+)\$\$?|!?\[((?:\\.|[^\\[\]])*)\]\((?:[^()]|\([^()]*\))*\)|\\([!-/:-@[-`{-~])/gm;

const withoutMarks = (text: string): string =>
  text.replace(
    marks,
    (_mark, _ticks, code?: string, formula?: string, words?: string, sign?: string) =>
      code ?? formula ?? (words ? withoutMarks(words) : (sign ?? '')),
  );

/** A text of a question in one line, for lists and names: in Markdown, without its marks. */
export const excerptOf = (text: string, { format }: Formatted): string =>
  format === 'markdown'
    ? withoutMarks(
        text.replace(row, (_row, cells: string) =>
          /[^\s:|-]/.test(cells) ? cells.replaceAll('|', ' · ') : '',
        ),
      )
        .replace(/\s+/g, ' ')
        .trim()
    : text;

/** The first paragraph of a text in one line; the whole text if it begins with no words. */
export function headlineOf(text: string, formatted: Formatted): string {
  const [first = ''] = formatted.format === 'markdown' ? text.split(/\n\s*\n/, 1) : [text];
  return excerptOf(first, formatted) || excerptOf(text, formatted);
}
