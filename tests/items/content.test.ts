import { describe, expect, it } from 'vitest';
import type { QuestionInput } from '../../src/api/entities';
import { contentOf, optionTexts, wrongAnswers } from '../../src/items/content';
import { formatOf, gradedOf, keyedOf, offeredOf } from '../../src/items/parts';
import { wordingOf } from '../../src/items/wordingOf';

const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const question: QuestionInput = {
  ...{ title: 'Which colour?', description: '', options, answer: 'C' },
  ...{ type: 'FE', difficulty: 'easy' },
};
const { answers, from, right } = contentOf(question);

describe('the content of a question', () => {
  it('is the same after it was taken apart and put together', () => {
    expect(from(optionTexts(question), right(question))).toEqual({ options, answer: 'C' });
  });

  it('has an empty text for an option that a server leaves out between others', () => {
    expect(optionTexts({ options: { A: 'Blue', C: 'Red' } })).toEqual(['Blue', '', 'Red']);
  });

  it.each([
    [['Yes', 'No'], { A: 'Yes', B: 'No' }, 'B'],
    [['1', '2', '3', '4', '5', '6'], { A: '1', B: '2', C: '3', D: '4', E: '5', F: '6' }, 'B'],
  ])('has two to six options: %j', (texts, options, answer) => {
    const kept = from(texts, [1]);
    expect(kept).toEqual({ options, answer });
    expect(optionTexts(kept)).toEqual(texts);
    expect(answers(kept)).toEqual(Object.keys(options));
  });

  it('has the first option as its key by default', () => {
    expect(from(['', '', ''], [])).toEqual({ options: { A: '', B: '', C: '' }, answer: 'A' });
    expect(from(['Yes', 'No'], [6])).toEqual({ options: { A: 'Yes', B: 'No' }, answer: 'A' });
  });

  it('can be answered in several ways, and all but one are wrong', () => {
    expect(answers(question)).toEqual(['A', 'B', 'C', 'D']);
    expect(wrongAnswers(question)).toEqual(['A', 'B', 'D']);
  });
});

describe('a part of a question', () => {
  it('has neither the key nor anything else where a student sees it', () => {
    expect(offeredOf(question)).toEqual({ options });
  });

  it('has the key where an instructor sees it or a score is computed', () => {
    expect(keyedOf(question)).toEqual({ options, answer: 'C' });
    expect(gradedOf(question)).toEqual({ answer: 'C' });
  });
});

it('has a format only where that is not plain', () => {
  expect(formatOf({ format: 'markdown' })).toEqual({ format: 'markdown' });
  expect([{ format: 'plain' as const }, question].map(formatOf)).toEqual([{}, {}]);
});

describe('the wording of a question', () => {
  it('is another one in another format', () => {
    expect(wordingOf({ ...question, format: 'plain' })).toBe(wordingOf(question));
    expect(wordingOf({ ...question, format: 'markdown' })).not.toBe(wordingOf(question));
  });

  it('is the same whatever else differs', () => {
    const described = { ...question, description: 'Mix them.' };
    expect(wordingOf(described)).toBe(wordingOf(question));
  });

  it.each([
    ['title', { title: 'Which hue?' }],
    ['options', { options: { ...options, B: 'Lime' } }],
    ['key', { answer: 'B' as const }],
  ])('differs with another %s', (_part, change) => {
    expect(wordingOf({ ...question, ...change })).not.toBe(wordingOf(question));
  });
});
