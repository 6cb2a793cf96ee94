import { describe, expect, it } from 'vitest';
import { wholeRange } from '../../../src/items/kind/options';
import type { Counting } from '../../../src/fileFormats/tables/keys';
import { readQuestions } from '../../../src/fileFormats/judging/readQuestions';
import { noChoices } from '../../../src/fileFormats/tables/tables';
import { defaults, judgeAll } from '../importing';

const lettered = 'question,A,B,C,D,answer';
const numbered = 'question,Option 1,Option 2,Option 3,Option 4,answer';
const words = 'ice,iron,lead,gold';

/** The right answers of rows, each with its options and key, and how the keys were read. */
async function answers(head: string, rows: readonly [string, string][], counting?: Counting) {
  const lines = rows.map(([options, key], nth) => `Q${nth} is what?,${options},"${key}"`);
  const text = [head, ...lines].join('\n');
  const choices = { ...noChoices, counting };
  const read = await readQuestions([{ text, format: 'csv' }], [], { choices });
  const judged = judgeAll(read, defaults, { ...wholeRange, kinds: ['multiple'] });
  return [read.tables[0]?.keys?.counting, ...judged.map(({ draft }) => draft?.answer)];
}
const keys = (...each: string[]): [string, string][] => each.map((key) => [words, key]);

describe('numbers in the key', () => {
  it.each<[string, string, [string, string][], unknown[]]>([
    ['from 1 without a 0', lettered, keys('1', '3'), ['one', 'A', 'C']],
    ['from 0 with one anywhere', lettered, keys('2', '3', '0', '1'), ['zero', 'C', 'D', 'A', 'B']],
    ['from 0 under numbered options', numbered, keys('3', '0'), ['zero', 'D', 'A']],
    ['from 0 with one in a list', lettered, keys('2', '0; 3'), ['zero', 'C', 'AD']],
    ['from 0 in Arabic', lettered, keys('٢', '٠'), ['zero', 'C', 'A']],
    ['from 0 as a spreadsheet writes them', lettered, keys('2.0', '0.0'), ['zero', 'C', 'A']],
    ['from 0 after a word', lettered, keys('Option 2', 'Option 0'), ['zero', 'C', 'A']],
    [
      'from 0 if the options do',
      'question,option0,option1,option2,option3,answer',
      keys('1', '3'),
      ['zero', 'B', 'D'],
    ],
    ['from 0 beside letters', lettered, keys('B', '0', '1'), ['zero', 'B', 'A', 'B']],
    [
      'as places also where options are numbers',
      lettered,
      [...keys('0'), ['2,3,4,5', '2']],
      ['zero', 'A', 'C'],
    ],
    [
      'as texts if all are',
      lettered,
      [
        ['2,4,3,8', '3'],
        ['3,1,0,2', '0'],
      ],
      ['text', 'C', 'C'],
    ],
    [
      'as texts before places if only some are',
      lettered,
      [...keys('2', 'lead'), ['5,1,2,3', '1']],
      ['one', 'B', 'C', 'B'],
    ],
    [
      'from 1 if a 0 is the text of an option and another key names the last one',
      lettered,
      [['3,1,0,2', '0'], ...keys('4', '1')],
      ['one', 'C', 'D', 'A'],
    ],
  ])('count %s', async (_, head, rows, found) => {
    expect(await answers(head, rows)).toEqual(found);
  });

  it('count as somebody chooses', async () => {
    expect(await answers(lettered, keys('1', '3'), 'zero')).toEqual(['zero', 'B', 'D']);
    expect(await answers(lettered, keys('1', '0'), 'one')).toEqual(['one', 'A', undefined]);
    const sums: [string, string][] = [['2,1,3,4', '1']];
    expect(await answers(lettered, sums)).toEqual(['text', 'B']);
    expect(await answers(lettered, sums, 'one')).toEqual(['one', 'A']);
    expect(await answers(numbered, sums, 'text')).toEqual(['text', 'B']);
  });

  it('are not spoken of where there are none', async () => {
    expect(await answers(lettered, keys('B', 'iron'))).toEqual([undefined, 'B', 'B']);
  });
});
