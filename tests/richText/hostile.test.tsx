import { beforeAll, describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { highlighterOf } from '../../src/richText/code/highlighters';
import { formulas } from '../../src/richText/formulas/formulas';
import { drawText, readText } from '../../src/richText/drawing/drawText';
import { safeAddresses } from '../../src/richText/drawing/addresses';
import { leastTime } from '../leastTime';
import { words } from './render';

beforeAll(async () => {
  await Promise.all([formulas.load(), highlighterOf('javascript').load()]);
});

const size = 100_000;

/** A text of so many characters, of a part over and over. */
const row = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length));
const steps = (length: number): string => {
  const lines: string[] = [];
  for (let at = 0, all = 0; all < length; at += 1) {
    lines.push(`${'  '.repeat(at)}* a`);
    all += 2 * at + 4;
  }
  return lines.join('\n');
};

const hostile: [what: string, text: (length: number) => string][] = [
  ...[
    ...['*', '*a ', '_a ', 'a_ ', '*a_ ', '*a **a ', '[', '[a', 'a]', '[a](b', '[a](<b', '[ (]('],
    ...['![[]()', '[a](b "', '[a][', '`', 'a`` ', '$', '$a ', '$$ ', '$a$ ', '$$\n', '$$a\n'],
    ...['> ', '* ', '1. ', '- a\n  - b\n', '> a\n', '\\', '&', '&a;', '<', '<a ', '<!--', 'a<?'],
    ...['<http:', '<a b="', '# a\n', 'a\n=\n', '```\n', '```js\na\n```\n', '|a', '|-\n', 'a  \n'],
    ...['a\n', '\n', '[a]: b\n', '[a]:\n', '<div>\n', '*😀_', '**a _b_ [c](d "e") `f` $g$ \n'],
  ].map((part): [string, (length: number) => string] => [
    JSON.stringify(part),
    (length) => row(part, length),
  ]),
  ['brackets in brackets', (length) => `${row('[', length / 2)}a${row(']', length / 2)}`],
  ['images in images', (length) => `${row('![', length / 2)}a${row('](b)', length / 2)}`],
  [
    'emphasis in emphasis',
    (length) => `${row('*a **a ', length / 2)}b${row(' a** a*', length / 2)}`,
  ],
  ['lists in lists', steps],
  ['spaces', (length) => `a${row(' ', length)}b`],
  [
    'rows of backticks',
    (length) => row(Array.from({ length: 99 }, (_, at) => `a${'`'.repeat(at)}`).join(''), length),
  ],
  [
    'many references to a long address',
    (length) => `[a]: https://b/${row('c', length / 2)}\n\n${row('[a] ', length / 2)}`,
  ],
  [
    'a table with many short rows',
    (length) => `${row('|a', 128)}\n${row('|-', 128)}\n${row('|\n', length)}`,
  ],
  ['one line of code', (length) => `\`\`\`js\n${row('/(a+)+$/`${', length)}\n\`\`\``],
  ['a formula in a formula', (length) => `$${row('\\sqrt{', length / 2)}a${row('}', length / 2)}$`],
  [
    'a formula that grows',
    () =>
      '$\\def\\a{\\b\\b\\b\\b}\\def\\b{\\c\\c\\c\\c}\\def\\c{\\d\\d\\d\\d}\\def\\d{xxxx}\\a\\a\\a\\a$',
  ],
];

const drawing = {
  addresses: safeAddresses,
  words,
  headingLevel: undefined,
  isInline: false,
};

/** Reading all of them takes about 2 s here; anything quadratic takes minutes. */
const longestMs = 5_000;
/** Four times the text: linear time would be 4, quadratic 16. */
const steepest = 9;
/** Below it, the clock and the compiler weigh more than the text. */
const leastMs = 150;

describe('hostile texts of 100 kB are drawn, and the time to read them grows with their length alone', () => {
  test.each(hostile)('%s', (_, text) => {
    const [short, long] = [text(size / 4), text(size)];
    const quarter = leastTime(() => readText(short, {}), leastMs);
    const enough = Math.min(longestMs, Math.max(leastMs, quarter) * steepest);
    let read = readText('', {});
    const readLong = () => {
      read = readText(long, {});
    };
    expect(leastTime(readLong, enough)).toBeLessThan(enough);
    const markup = renderToStaticMarkup(<>{drawText(read, drawing)}</>);
    // Nothing multiplies.
    expect(markup.length).toBeLessThan(8_000_000);
  });
});
