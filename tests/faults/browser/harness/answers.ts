import type { Letter } from '../../../../src/rules/limits';

/** The chosen letter by the title of its question: titles are the test's own, ids the server's. */
export type Answers = Readonly<Record<string, Letter>>;

/** One right letter by title, as the test made them up. */
export type Key = Answers;

/** An independent reference of the specification's rule (spec §3): right answers × points each. */
export function scoreOf(key: Key, answers: Answers, points: number): number {
  let score = 0;
  for (const title of Object.keys(answers)) if (answers[title] === key[title]) score += points;
  return score;
}
