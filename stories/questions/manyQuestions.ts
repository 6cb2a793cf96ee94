import type { Question } from '../../src/api/entities';
import { difficulties, letters, usualTypes } from '../../src/rules/limits';

const subjects = [
  'the event loop',
  'a flex container',
  'an index',
  'a container image',
  'a cookie',
];
const asks = [
  'What happens when',
  'Which of these describes',
  'How would you test',
  'Why is it that',
];

function pick<Value>(values: readonly Value[], at: number): Value {
  return values[at % values.length] as Value;
}

/** A bank of the given size, the same each time. */
export function manyQuestions(count: number): Question[] {
  return Array.from({ length: count }, (_, at) => ({
    _id: at.toString(16).padStart(24, '0'),
    title: `${pick(asks, at)} ${pick(subjects, at * 7)} meets ${pick(subjects, at * 3 + 1)}? (${at + 1})`,
    description: `From lesson ${(at % 40) + 1}: ${pick(subjects, at * 3)} in practice.`,
    options: {
      A: `It is ${pick(subjects, at)}`,
      B: `It waits for ${pick(subjects, at + 1)}`,
      C: `It needs ${pick(subjects, at + 2)}`,
      D: 'None of these',
    },
    answer: pick(letters, at),
    type: pick(usualTypes, at),
    difficulty: pick(difficulties, at * 5 + 1),
  }));
}
