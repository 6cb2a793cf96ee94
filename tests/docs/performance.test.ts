// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSection, withSection } from '../../bench/report/sections';
import { readPage, root } from './pages';

const page = readPage('docs/performance.md');

describe('the page about performance', () => {
  it('says when and with what it was measured', () => {
    expect(readSection(page, 'circumstances')).toMatch(
      /^Measured on \d{4}-\d\d-\d\d\D*: \d+ cores, .*Chromium \d/,
    );
  });

  it('begins with whom we lose to, in two sentences', () => {
    expect(readSection(page, 'summary').split('\n')).toHaveLength(2);
  });

  it('has a table of each contest and of growth', () => {
    expect(readSection(page, 'contests').match(/^\|/gm)?.length).toBeGreaterThan(20);
    expect(readSection(page, 'growth').match(/^\|/gm)?.length).toBeGreaterThan(10);
  });

  it('sets every figure in italics that is ahead of ours, and no other', () => {
    const numberIn = (cell: string) => Number(cell.replaceAll(/[_,]/g, ''));
    const rows = readSection(page, 'contests')
      .split('\n')
      .filter((line) => /^\| .*\d/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, , own = '', ...others]) => ({ own, others: others.slice(0, -2) }));
    const ahead = rows.flatMap(({ own, others }) =>
      others.filter((cell) => numberIn(cell) < numberIn(own)),
    );
    expect(ahead.length).toBeGreaterThan(10);
    expect(ahead.filter((cell) => !/^_.*_$/.test(cell))).toEqual([]);
    const rest = rows.flatMap(({ own, others }) => [
      own,
      ...others.filter((cell) => numberIn(cell) > numberIn(own)),
    ]);
    expect(rest.filter((cell) => cell.startsWith('_'))).toEqual([]);
  });

  it('has its chart beside it', () => {
    expect(existsSync(`${root}docs/performance.svg`)).toBe(true);
    expect(readFileSync(`${root}docs/performance.svg`, 'utf8')).toContain('prefers-color-scheme');
  });
});

describe('a section of a page', () => {
  const before = 'a\n\n<!-- x -->\nold\n<!-- /x -->\n\nb\n';

  it('is replaced, and nothing else', () => {
    expect(withSection(before, 'x', 'new')).toBe('a\n\n<!-- x -->\n\nnew\n\n<!-- /x -->\n\nb\n');
  });

  it('has to be there', () => {
    expect(() => withSection(before, 'y', 'new')).toThrow('<!-- y -->');
  });
});
