import type { Formatted } from './kind';

/** A row of a table, and what stands between its outer bars. */
const row = /^ *\|(.*?)\|? *$/gm;

/** Marks that say nothing in a line, and what does between them: code, formulas, words, signs. */
const marks =
  /^ *(?:```|~~~).*|^ *#+ |\*\*|(`+)(.+?)\1|\$\$?([^$]+)\$\$?|!?\[((?:\\.|[^\\[\]])*)\]\((?:[^()]|\([^()]*\))*\)|\\(?:([!-/:-@[-`{-~])|$)|(?<![\p{L}\p{N}])([*_])(?=\S)((?:(?!\6).)+)(?<=\S)\6(?![\p{L}\p{N}])/gmu;

type Reword = (formula: string) => string;

const withoutMarks = (text: string, reword: Reword): string =>
  text.replace(
    marks,
    (
      _mark,
      _ticks,
      code?: string,
      formula?: string,
      linked?: string,
      sign?: string,
      _star?: string,
      emphasised?: string,
    ) => {
      const words = linked ?? emphasised;
      if (formula !== undefined) return reword(formula);
      return code ?? (words ? withoutMarks(words, reword) : (sign ?? ''));
    },
  );

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A text of a question in one line, for lists and names: in Markdown, without its marks.
 *
 * @param reword what formulas become. @default LaTeX, as they were written
 */
export const excerptOf = (
  text: string,
  { format }: Formatted,
  reword: Reword = (formula) => formula,
): string =>
  inOneLine(
    format === 'markdown'
      ? withoutMarks(
          text.replace(row, (_row, cells: string) =>
            /[^\s:|-]/.test(cells) ? cells.replaceAll('|', ' · ') : '',
          ),
          reword,
        )
      : text,
  );

/**
 * What a text begins with, as it was written: the first paragraph of one in Markdown, the first line
 * of a plain one; the whole text if it begins with no words.
 */
export function headlineOf(text: string, formatted: Formatted): string {
  const end = formatted.format === 'markdown' ? /\n\s*\n/ : /\n/;
  const [first = ''] = text.trim().split(end, 1);
  return excerptOf(first, formatted) === '' ? text : first;
}
