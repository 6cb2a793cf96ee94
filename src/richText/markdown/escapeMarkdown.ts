/**
 * What means something anywhere in a line. Stars and underscores that blanks or letters on both sides
 * leave without a meaning stay as they are.
 */
const inLine =
  /[\\`[\]$]|<(?=[a-zA-Z/!?])|&(?=#|[a-zA-Z0-9]+;)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What begins a heading, a quote, a list, a table, a rule or a fence. */
const atLineStart = /^(?:[#>+=|:~-]|\d{1,9}(?=[.)]))/;

const escapeInLine = (text: string): string => text.replace(inLine, '\\$&');

function escapeLine(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const text = escapeInLine(line.slice(indent.length));
  // A number is a number of a list only with its mark, which is what can be escaped.
  const start = text.replace(atLineStart, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
  return indent.replaceAll('\t', '\u00a0'.repeat(4)).replaceAll(' ', '\u00a0') + start;
}

/**
 * Plain text as Markdown that shows it as it is: with its lines, and with their indentation as
 * blanks that do not break. A text in which nothing means anything stays the same.
 *
 * @param startsLine whether nothing stands before it in its line
 */
export const escapeMarkdown = (plain: string, startsLine = true): string =>
  plain
    .split(/\r\n|\r|\n/)
    .map((line, index) => (index > 0 || startsLine ? escapeLine(line) : escapeInLine(line)))
    .join('\\\n')
    // An empty line ends a paragraph, and nothing can break the line there.
    .replace(/(?:\\\n){2,}/g, '\n\n');
