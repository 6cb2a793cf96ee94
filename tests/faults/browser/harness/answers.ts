import type { Letter } from '../../../../src/rules/limits';

/** The chosen letter by the title of its question. Titles are the test's own, ids the server's. */
export type Answers = Readonly<Record<string, Letter>>;

/** The right letter by title, as the test chose it. */
export type Key = Answers;

/** An independent reference for the specification's score (spec §3): right answers × points. */
export function scoreOf(key: Key, answers: Answers, points: number): number {
  let score = 0;
  for (const title of Object.keys(answers)) if (answers[title] === key[title]) score += points;
  return score;
}
