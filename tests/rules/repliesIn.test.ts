import { describe, expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import { replies } from '../../src/rules/replies';
import { answerProblemIn, repliesIn, successIn } from '../../src/rules/repliesIn';
import { requestProblems } from '../../src/rules/requestProblems';

/** The texts of one keyword anywhere in the contract. */
function textsOf(keyword: 'x-label' | 'x-sentences'): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const own = (value as Record<string, unknown>)[keyword];
    for (const text of typeof own === 'object' && own !== null ? Object.values(own) : [own]) {
      if (typeof text === 'string') found.add(text);
    }
    Object.values(value).forEach(walk);
  };
  walk(contract);
  return [...found].sort();
}

const email = 'student7@school.example';

/** Every success of a server, with its details filled in. */
const successes = Object.values(replies).flatMap((noun) =>
  Object.values(noun).flatMap((reply: unknown): string[] => {
    if (typeof reply === 'string') return [reply];
    if (typeof reply !== 'function') return [];
    const say = reply as (...given: unknown[]) => unknown;
    const given = /email/.test(say.toString()) ? [email] : [1, 3, 11];
    return given.flatMap((detail) => {
      const said = say(detail, ['Quiz'], 'easy', 'Both');
      // Problems with an entry are no successes.
      return typeof said === 'string' && !said.includes('of entry') ? [said] : [];
    });
  }),
);

describe.each(['ar', 'de'] as const)('in %s', (tag) => {
  const words = repliesIn[tag];

  it('every success of a server has a sentence, with its number or email', () => {
    expect(successes.length).toBeGreaterThan(35);
    for (const english of successes) {
      const said = successIn(words, english);
      expect(said, english).toBeDefined();
      expect(said).not.toBe(english);
      expect(said?.includes(email), english).toBe(english.includes(email));
    }
  });

  it('every problem with an answer has a sentence, with its place in the list', () => {
    const { notInQuiz, answeredTwice, notOffered, chosenAtUnreal } = replies.attempts;
    for (const problem of [notInQuiz, answeredTwice, notOffered, chosenAtUnreal]) {
      const said = answerProblemIn(words, problem(11));
      expect(said, problem(11)).toContain('11');
      expect(said).not.toBe(problem(11));
    }
  });

  it('every label and every rule of the contract has words, and nothing else has', () => {
    expect(Object.keys(words.labels).sort()).toEqual(textsOf('x-label'));
    expect(Object.keys(words.rules).sort()).toEqual(textsOf('x-sentences'));
  });

  it('a rule that names its field still does', () => {
    for (const [english, said] of Object.entries(words.rules)) {
      expect(said.includes('{label}'), english).toBe(english.includes('{label}'));
    }
  });
});

it('an email that begins with a figure stays whole', () => {
  const english = replies.students.invited('7th@school.example');
  expect(successIn(repliesIn.de, english)).toBe(
    'Eine Einladung ist unterwegs an 7th@school.example.',
  );
});

it('a sentence that no server of ours says stays as it is', () => {
  expect(successIn(repliesIn.de, 'Well done, 7 times')).toBeUndefined();
});

it('a field of an entry is named with its number', () => {
  const schema = {
    properties: {
      answers: {
        items: { properties: { question: { 'x-label': 'Question' }, note: {} } },
      },
    },
  };
  const error = (field: string) => ({
    keyword: 'maxLength',
    instancePath: `/answers/2/${field}`,
    params: { limit: 40 },
    data: 'x',
  });
  const said = requestProblems([error('question'), error('note')], schema, {}, repliesIn.de);
  expect(said.map(({ message }) => message)).toEqual([
    '„Frage (Eintrag 3)“ darf höchstens 40 Zeichen haben.',
    '„note (Eintrag 3)“ darf höchstens 40 Zeichen haben.',
  ]);
});
