import { letters, type Letter } from '../../rules/limits';
import { shuffled } from '../../rules/seededNumbers';
import { optionTexts } from '../content';
import type { Offered } from '../kind/kind';
import { haveNaturalOrder } from './naturalOrder';
import { speaksOfOthers } from './speaksOfOthers';

/** What of a quiz is shuffled for each attempt, as the contract spells it. */
export interface Shuffling {
  shuffle_questions?: boolean;
  shuffle_options?: boolean;
}

/** Places of options, from 0: those that move, and those that follow in their own order. */
interface Places {
  free: readonly number[];
  last: readonly number[];
}

const known = new WeakMap<object, Places>();

/**
 * Which options of a question move. Those such as "None of the above" stay last. None moves where
 * their order means something (true and false, numbers in sequence), or where an option would no
 * longer say which others it means: it names them by letters ("A and C"), or speaks of two among
 * more ("Both of the above").
 */
function placesOf(question: Offered): Places {
  const found = known.get(question.options);
  if (found !== undefined) return found;
  const texts = optionTexts(question);
  const spokenOf = texts.map(speaksOfOthers);
  const all = spokenOf.map((_, place) => place);
  const free = all.filter((place) => spokenOf[place] === null);
  const last = all.filter((place) => spokenOf[place] !== null);
  const isBound = spokenOf.includes('letters') || (spokenOf.includes('two') && free.length > 2);
  const isOrdered = haveNaturalOrder(free.map((place) => texts[place] ?? ''));
  const places = isBound
    ? { free: [], last: all }
    : isOrdered
      ? { free: [], last: [...free, ...last] }
      : { free, last };
  known.set(question.options, places);
  return places;
}

/** The letters of a question's options in the order of one attempt. */
function optionOrder(question: Offered, seed: string): Letter[] {
  const { free, last } = placesOf(question);
  return [...shuffled(free, seed), ...last].flatMap((place) => letters[place] ?? []);
}

/**
 * The questions of a paper in the order of one attempt, which depends on its id and theirs alone:
 * the same after a reload, on another device and years later. Where options are shuffled, each
 * question says their order in `option_order`; its letters stay those that are stored.
 *
 * @param attempt the id of the attempt
 */
export function inAttemptOrder<Question extends Offered & { _id: string }>(
  questions: readonly Question[],
  { shuffle_questions = false, shuffle_options = false }: Shuffling,
  attempt: string,
): (Question & { option_order?: Letter[] })[] {
  const ordered = shuffle_questions ? shuffled(questions, `${attempt} questions`) : questions;
  return ordered.map((question) => ({
    ...question,
    ...(shuffle_options && {
      option_order: optionOrder(question, `${attempt} options ${question._id}`),
    }),
  }));
}
