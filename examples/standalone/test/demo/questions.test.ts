import { describe, expect, it } from 'vitest';

import { demoQuestions } from '../../server/demo/questions';

const types = ['FE', 'BE', 'DO'] as const;
const difficulties = ['easy', 'medium', 'hard'] as const;
const letters = ['A', 'B', 'C', 'D'] as const;
const cells = types.flatMap((type) => difficulties.map((difficulty) => ({ type, difficulty })));

function titlesWhere(fails: (question: (typeof demoQuestions)[number]) => boolean): string[] {
  return demoQuestions.filter(fails).map((question) => question.title);
}

describe('the question bank of the demo school', () => {
  it.each(cells)('has 12 questions of type $type and difficulty $difficulty', (cell) => {
    const found = demoQuestions.filter(
      ({ type, difficulty }) => type === cell.type && difficulty === cell.difficulty,
    );
    expect(found).toHaveLength(12);
  });

  it('has no others', () => {
    expect(demoQuestions).toHaveLength(108);
  });

  it('asks every question once', () => {
    const titles = demoQuestions.map(({ title }) => title.trim().toLowerCase());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('asks in at most 160 characters and ends with a question mark', () => {
    expect(titlesWhere(({ title }) => title.length > 160 || !title.endsWith('?'))).toEqual([]);
  });

  it('has a note of one sentence for the teacher on each question', () => {
    expect(titlesWhere(({ description }) => !/^\S.*\.$/.test(description))).toEqual([]);
  });

  it('offers four different options, none of them blank', () => {
    const flawed = titlesWhere(({ options }) => {
      const texts = letters.map((letter) => options[letter].trim().toLowerCase());
      return texts.includes('') || new Set(texts).size !== 4;
    });
    expect(flawed).toEqual([]);
  });

  it('has no option that refers to the other options', () => {
    const flawed = titlesWhere(({ options }) =>
      letters.some((letter) =>
        /\b(all|none|both) of the above\b|\b[ABCD] and [ABCD]\b/i.test(options[letter]),
      ),
    );
    expect(flawed).toEqual([]);
  });

  it.each(letters)('has %s as the right answer 24 to 30 times', (letter) => {
    const count = demoQuestions.filter(({ answer }) => answer === letter).length;
    expect(count).toBeGreaterThanOrEqual(24);
    expect(count).toBeLessThanOrEqual(30);
  });

  it('never has the same right letter more than three times in a row', () => {
    const sequence = demoQuestions.map(({ answer }) => answer).join('');
    expect(sequence).not.toMatch(/(.)\1{3}/);
  });

  it('does not reveal the right answer by its length', () => {
    const longest = titlesWhere(({ options, answer }) =>
      letters.every(
        (letter) => letter === answer || options[letter].length < options[answer].length,
      ),
    );
    expect(longest.length / demoQuestions.length).toBeLessThanOrEqual(0.35);
  });
});
