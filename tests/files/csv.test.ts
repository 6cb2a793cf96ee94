import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf, readCsv } from '../../src/files/csv';
import { guardCell, unguardCell } from '../../src/files/guardCell';

const readAll = (text: string) => [...readCsv(text)].filter((row) => row !== null);
const rowsOf = (text: string) => readAll(text).map(({ cells }) => cells);
const linesOf = (text: string) => readAll(text).map(({ line }) => line);

describe('guarding', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＠x', '\tx', '\rx', '\nx', "'=1", "''@x"])(
    'puts an apostrophe before %j',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );

  it.each([
    ['x;=1', "x;'=1"],
    ["x;'=1;@y", "x;''=1;'@y"],
    ['x\t-1', "x\t'-1"],
    ['x\r\n=1', "x\r\n'=1"],
    ['x;＝1', "x;'＝1"],
    ['x; -1', "x;' -1"],
    ['x,=1|+2', "x,'=1|'+2"],
    [' =1', "' =1"],
  ])('puts one within %j, for spreadsheets with other separators', (text, guarded) => {
    expect(guardCell(text)).toBe(guarded);
    expect(unguardCell(guarded)).toBe(text);
  });

  it.each(["'quoted'", "it's", '', 'a=b', '1-2', 'x\n\ny'])('leaves %j unchanged', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  it('loses no text, and lets none run as a formula, whatever is taken to part the cells', () => {
    const unit = fc.constantFrom(
      "'",
      '"',
      '=',
      '＠',
      '-',
      ' ',
      ',',
      ';',
      '\t',
      '|',
      '\r',
      '\n',
      'a',
    );
    const text = fc.oneof(fc.string({ unit }), fc.string());
    fc.assert(
      fc.property(text, text, (one, two) => {
        expect(unguardCell(guardCell(one))).toBe(one);
        const file = csvOf([], [[one, two]]).slice(1);
        for (const delimiter of [',', ';', '\t', '|']) {
          for (const quoteChar of ['"', '\0']) {
            const { data } = Papa.parse<string[]>(file, { delimiter, quoteChar });
            for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
          }
        }
      }),
    );
  });
});

it('guards and reads a cell of any length in one pass', () => {
  const cell = "\n'".repeat(200_000);
  expect(unguardCell(cell)).toBe(cell);
  expect(unguardCell(guardCell(`${cell}=`))).toBe(`${cell}=`);
});

describe('writing', () => {
  it('marks the file as UTF-8, and ends its lines as spreadsheets do', () => {
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['ü', 1],
          [null, undefined],
        ],
      ),
    ).toBe('\ufeffa,b\r\nü,1\r\n,\r\n');
  });

  it('guards texts, but not numbers', () => {
    expect(csvOf(['a', 'b'], [['-1', -1]])).toContain("'-1,-1");
  });
});

describe('reading', () => {
  it('returns what was written', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', ' ', 'x') }),
    );
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const [, ...read] = rowsOf(csvOf(['one', 'two', 'three'], rows).slice(1));
        const kept = rows.filter((cells) => cells.some((text) => guardCell(text).trim() !== ''));
        expect(read.map((cells) => cells.map(unguardCell))).toEqual(kept);
      }),
    );
  });

  it.each([
    ['a,b\n1,2', ','],
    ['a;b\r\n1;2', ';'],
    ['a\tb\r1\t2', '\t'],
  ])('detects delimiter and line break of %j', (text) => {
    expect(rowsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['a,b\r\n1,2\n3,"4\r\n5"\r\n', '4\r\n5'],
    ['a,b\n1,2\r3,4\n', '4'],
    ['a,b\r1,2\n3,4\r\n', '4'],
  ])('splits rows with different line ends, as in %j', (text, last) => {
    expect(rowsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', last],
    ]);
    expect(linesOf(text)).toEqual([1, 2, 3]);
  });

  it.each([
    ['sep=;\r\n', 2],
    ['"sep=;"\n', 2],
    ['\n"Sep=;"\n', 3],
    ['"sep=;";;\n', 2],
    ['sep=,;;\n', 2],
  ])('uses the delimiter that the line %j names', (first, line) => {
    const text = `${first}a;b,c,d\r\n1;2\r\n`;
    expect(rowsOf(text)).toEqual([
      ['a', 'b,c,d'],
      ['1', '2'],
    ]);
    expect(linesOf(text)).toEqual([line, line + 1]);
  });

  it.each([
    ['a blank line', '\r\na;b\r\n1;2\r\n'],
    ['a title with other delimiters', 'Bank 7, 8, and 9\na;b\n1;2\n'],
    ['cells with other delimiters', '"a,,,";"b,,"\n"1,,,,";"2|||"\n'],
  ])('detects the delimiter behind %s', (_, text) => {
    expect(rowsOf(text).slice(-2)).toEqual([
      [expect.stringMatching(/^a/), expect.stringMatching(/^b/)],
      [expect.stringMatching(/^1/), expect.stringMatching(/^2/)],
    ]);
  });

  it('counts the lines within cells, and empty ones', () => {
    expect(linesOf('a,b\n"1\n2\r\n3",x\n\n4,5\n')).toEqual([1, 2, 6]);
  });

  it('continues after a quotation mark that never closes', () => {
    const rows = readAll('a,b\n1,"two\n3,4\n5,6');
    expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(rows.at(-1)?.cells).toEqual(['5', '6']);
  });

  it.each([
    ['a text', `"${'two ""and\n'.repeat(50_000)}"`, 50_000],
    ['cells', ','.repeat(1_000_000), 0],
    ['an open quotation mark', `x,${'y'.repeat(300_000)},"z\n`, 2],
  ])('reads only the beginning of a row with far too much of %s', (_, cell, breaks) => {
    const [first, second, ...others] = readAll(`a,b\n1,${cell}\n3,4\n`);
    expect(first).toEqual({ line: 1, cells: ['a', 'b'], broken: false });
    expect(second).toMatchObject({ line: 2, isTooLong: true });
    expect(second!.cells.join().length).toBeLessThanOrEqual(200_000);
    const isOpen = second!.broken;
    expect(others).toEqual(isOpen ? [] : [{ line: 3 + breaks, cells: ['3', '4'], broken: false }]);
  });

  it('reads long rows that are parsed apart as they were written', () => {
    const cells = [1, 3_000, 15_000, 7].map((times) => 'x,"y"\r\n'.repeat(times));
    const rows = Array.from({ length: 20 }, (_, place) => [`${place}`, ...cells]);
    expect(rowsOf(csvOf(['0', 'a', 'b', 'c', 'd'], rows).slice(1)).slice(1)).toEqual(rows);
  });

  it('continues after a mark that never closes before a long rest', () => {
    const rows = readAll(`a,b\n1,"two\n${'3,4\n'.repeat(100_000)}`);
    expect(rows).toHaveLength(100_002);
    expect(rows[1]).toEqual({ line: 2, cells: ['1', 'two'], broken: true });
    expect(rows.at(-1)).toEqual({ line: 100_002, cells: ['3', '4'], broken: false });
  });

  it('accepts any text, and names existing lines', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' '),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (written) => {
        const last = written.split(/\r\n|\r|\n/).length;
        for (const line of linesOf(written)) expect(line).toBeLessThanOrEqual(last);
      }),
    );
  });
});
