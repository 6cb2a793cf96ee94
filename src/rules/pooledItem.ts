import type { ItemStatistics } from './evidence';
import { attemptsOf } from './itemVerdicts';
import { letters, type Letter } from './limits';

/** An item as a quiz asked it, with how it did there. */
export interface AskedItem extends Omit<ItemStatistics, 'id'> {
  title: string;
  options: Partial<Record<Letter, string>>;
  answer: Letter;
}

export interface PooledItem<Asked> {
  /** The figures over all that are pooled; discrimination is null, being one of a quiz. */
  item: AskedItem;
  /** What was pooled, in the order given. */
  pooled: Asked[];
  /** How many asked it in other words and are left out. */
  otherWording: number;
}

const wordingOf = ({ title, options, answer }: AskedItem) =>
  JSON.stringify([title, letters.map((letter) => options[letter]), answer]);

/**
 * What several quizzes say of one question, by adding up their attempts. In other words, or with
 * another answer, it is another question: only those that ask it as the first does are pooled.
 *
 * @param asked newest first
 * @returns null where no quiz asked it
 */
export function pooledItem<Asked extends { item: AskedItem }>(
  asked: readonly Asked[],
): PooledItem<Asked> | null {
  const newest = asked[0]?.item;
  if (newest === undefined) return null;
  const pooled = asked.filter(({ item }) => wordingOf(item) === wordingOf(newest));
  const total = (countOf: (item: AskedItem) => number) =>
    pooled.reduce((sum, { item }) => sum + countOf(item), 0);
  const chosen = (letter: Letter) => total(({ choices }) => choices[letter]);
  const choices = { A: chosen('A'), B: chosen('B'), C: chosen('C'), D: chosen('D') };
  const attempts = total(attemptsOf);
  return {
    item: {
      title: newest.title,
      options: newest.options,
      answer: newest.answer,
      choices,
      omitted: total(({ omitted }) => omitted),
      facility: attempts === 0 ? null : choices[newest.answer] / attempts,
      discrimination: null,
    },
    pooled,
    otherWording: asked.length - pooled.length,
  };
}
