import { describe, expect, it } from 'vitest';
import type { QuestionInput } from '../../src/api/entities';
import { rulesOf, optionTexts, wrongAnswers } from '../../src/items/itemRules';
import {
  answerableIn,
  answersFitting,
  formatOf,
  gradedOf,
  keyedOf,
  kindOf,
  kindsOf,
  offeredOf,
} from '../../src/items/parts';
import { wordingOf } from '../../src/items/wordingOf';

const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const question: QuestionInput = {
  ...{ title: 'Which colour?', description: '', options, answer: 'C' },
  ...{ type: 'FE', difficulty: 'easy' },
};
const { answers, from, right } = rulesOf(question);

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

describe('a question with several right options', () => {
  const several = { ...question, kind: 'multiple' as const, answer: 'AD' };
  const content = rulesOf(several);

  it('is the same after it was taken apart and put together', () => {
    expect(content.from(optionTexts(several), content.right(several))).toEqual({
      ...{ options, answer: 'AD', kind: 'multiple' },
    });
  });

  it('has the letters of its key in order, and the first option by default', () => {
    expect(content.from(['1', '2', '3'], [2, 0]).answer).toBe('AC');
    expect(content.from(['1', '2', '3'], []).answer).toBe('A');
  });

  it('can be answered with any of its options, each once and in order', () => {
    const three = { options: { A: '1', B: '2', C: '3' }, answer: 'A' };
    expect(content.answers(three)).toEqual(['A', 'B', 'AB', 'C', 'AC', 'BC', 'ABC']);
    expect(wrongAnswers(several)).toHaveLength(14);
  });

  it('is another question than the same with one right option', () => {
    const one = { ...question, answer: 'A' };
    expect(wordingOf({ ...one, kind: 'multiple' })).not.toBe(wordingOf(one));
  });
});

it('has a kind only where several options can be right', () => {
  expect(kindOf({ kind: 'multiple' })).toEqual({ kind: 'multiple' });
  expect([{ kind: 'single' as const }, question].map(kindOf)).toEqual([{}, {}]);
  expect(kindsOf([question, { kind: 'multiple' }])).toEqual({ kinds: ['multiple'] });
  expect(kindsOf([question])).toEqual({});
});

describe('an answer fits its question', () => {
  const asked = [
    { id: 'one', options },
    { id: 'several', options: { A: '1', B: '2' }, kind: 'multiple' as const },
  ];
  it.each([
    ['one', 'D', true],
    ['one', 'E', false],
    ['one', 'AB', false],
    ['several', 'AB', true],
    ['several', 'AC', false],
    ['another', 'A', false],
  ])('%s with %s: %s', (id, answer, isFitting) => {
    expect(answersFitting(asked)(id, answer)).toBe(isFitting);
  });

  it('where the paper offers it, and a cleared one where the paper has the question', () => {
    const paper = asked.map(({ id, ...question }) => ({ ...question, _id: id, title: id }));
    const chosen = (answer: string | null) => ({ answer, at: 1 });
    const kept = { one: chosen(null), several: chosen('B') };
    expect(answerableIn(paper, kept)).toEqual(kept);
    expect(
      answerableIn(paper, { one: chosen('F'), several: chosen('AC'), gone: chosen(null) }),
    ).toEqual({});
  });
});

describe('a part of a question', () => {
  it('has neither the key nor anything else where a student sees it', () => {
    expect(offeredOf(question)).toEqual({ options });
    const several = { ...question, kind: 'multiple' as const };
    expect(offeredOf(several)).toEqual({ options, kind: 'multiple' });
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

  it('is the same whatever a server keeps beside accepted numbers', () => {
    const number = { ...question, kind: 'numeric' as const, options: {}, answer: '4' };
    const stored = { _id: 'n1', number: '5', share: 50 };
    expect(wordingOf({ ...number, accepted: [stored] })).toBe(
      wordingOf({ ...number, accepted: [{ number: '5', share: 50 }] }),
    );
  });

  it.each([
    ['title', { title: 'Which hue?' }],
    ['options', { options: { ...options, B: 'Lime' } }],
    ['key', { answer: 'B' as const }],
  ])('differs with another %s', (_part, change) => {
    expect(wordingOf({ ...question, ...change })).not.toBe(wordingOf(question));
  });
});
