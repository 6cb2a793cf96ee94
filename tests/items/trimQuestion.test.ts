import { describe, expect, it } from 'vitest';
import { trimQuestion } from '../../src/items/trimQuestion';
import { leastTime } from '../leastTime';

const padded = {
  title: ' \n\n    int x;\n\nWhich type? \n',
  description: '\tBecause.\n',
  options: { A: ' 1', B: '2 ', C: '\n3', D: '4' },
  answer: 'A' as const,
};

describe('a question as it is kept', () => {
  it('has no blanks around its texts, but for the indentation of the first of several lines', () => {
    expect(trimQuestion(padded)).toEqual({
      ...{ title: '    int x;\n\nWhich type?', description: 'Because.' },
      ...{ options: { A: '1', B: '2', C: '3', D: '4' }, answer: 'A' },
    });
  });

  it('keeps the indentation of the first line in Markdown, which makes it code', () => {
    expect(trimQuestion({ ...padded, format: 'markdown' })).toEqual({
      ...{ title: '    int x;\n\nWhich type?', description: '\tBecause.' },
      ...{ options: { A: ' 1', B: '2', C: '3', D: '4' }, answer: 'A', format: 'markdown' },
    });
  });

  it('has no format where it is plain', () => {
    expect(trimQuestion({ ...padded, format: 'plain' })).not.toHaveProperty('format');
  });

  it('is read in linear time', () => {
    const hostile = { ...padded, title: `${' \n'.repeat(200_000)} `.repeat(2) };
    const trim = () => trimQuestion({ ...hostile, format: 'markdown' });
    expect(leastTime(trim, 500)).toBeLessThan(500);
  });
});
