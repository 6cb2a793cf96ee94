// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSection, withSection } from '../../bench/report/sections';
import { readPage, root } from './pages';

const page = readPage('docs/performance.md');

describe('the page about performance', () => {
  it('is quoted by README as it is', () => {
    const quoted = readSection(readPage('README.md'), 'performance');
    expect(quoted.split('\n')).toHaveLength(2);
    expect(quoted).toBe(readSection(page, 'summary'));
  });

  it('says when and with what it was measured', () => {
    expect(readSection(page, 'circumstances')).toMatch(
      /^Measured on \d{4}-\d\d-\d\d\D*: \d+ cores, .*Chromium \d/,
    );
  });

  it('has a table of each contest, of growth, and who is ahead', () => {
    expect(readSection(page, 'contests').match(/^\|/gm)?.length).toBeGreaterThan(20);
    expect(readSection(page, 'growth').match(/^\|/gm)?.length).toBeGreaterThan(10);
    expect(readSection(page, 'losses')).toMatch(/behind bare React/);
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
