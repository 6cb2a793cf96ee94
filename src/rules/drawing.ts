import type { Difficulty } from './limits';

/** What decides whether a question fits a quiz. */
export interface DrawnBy {
  difficulty: Difficulty;
  type: string;
}

/**
 * Whether a question of the bank fits a quiz: its difficulty and its type must match. A quiz of
 * type `DO` ("Both") draws from every type (spec §3).
 */
export function fitsQuiz(question: DrawnBy, quiz: DrawnBy): boolean {
  return (
    question.difficulty === quiz.difficulty && (quiz.type === 'DO' || question.type === quiz.type)
  );
}

/** The questions that fit a quiz, as filters: those that `fitsQuiz` finds. */
export function drawnFrom({ difficulty, type }: DrawnBy): Partial<DrawnBy> {
  return type === 'DO' ? { difficulty } : { difficulty, type };
}

/**
 * Draws `count` different elements in random order (Fisher–Yates, stopped after `count`).
 *
 * @param random a number in [0, 1), default `Math.random`
 * @throws RangeError when there are fewer than `count` candidates
 */
export function draw<T>(
  candidates: readonly T[],
  count: number,
  random: () => number = Math.random,
): T[] {
  if (candidates.length < count) {
    throw new RangeError(
      `Quizwright: cannot draw ${count} of ${candidates.length}. There are too few candidates. Check the number before drawing.`,
    );
  }
  const pool = [...candidates];
  for (let index = 0; index < count; index += 1) {
    const other = index + Math.floor(random() * (pool.length - index));
    [pool[index], pool[other]] = [pool[other] as T, pool[index] as T];
  }
  return pool.slice(0, count);
}
