import type { Formatted } from './kind';

/** Marks of Markdown that say nothing in a line: fences, headings, strong words, code, formulas. */
const marks = /^ *(?:```|~~~).*|^ *#+ |\*\*|[`$]/gm;

/** Pictures and links, whose words say what they are; no part of it can match in two ways. */
const links =
  /!?\[((?:\\.|[^\\[\]])*)\]\(<?(?:https:\/\/|media:)(?:[^\s()<>]|\([^\s()<>]*\))*>?(?: "[^"]*")?\)/g;

const escaped = /\\([!-/:-@[-`{-~])/g;

/** A text of a question in one line, for lists and names: in Markdown, without its marks. */
export const excerptOf = (text: string, { format }: Formatted): string =>
  format === 'markdown'
    ? text
        .replace(links, (_, words: string) => words.replace(escaped, '$1'))
        .replace(marks, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text;
