import type { ItemStatistics } from '../api/entities';
import type { Answer } from '../rules/answers';
import { single } from './single/marking';

/** An item as it was drawn into a quiz: its id and its key. */
export interface KeyedItem {
  id: string;
  answer: Answer;
}

/** How many attempts gave which answers to an item, as the contract counts them. */
export type AnswerCounts = ItemStatistics['choices'];

/** How answers are marked and counted. */
export interface Marking {
  /** The share of an item's points that an answer earns, 0 to 1. */
  mark: (item: Pick<KeyedItem, 'answer'>, answer: Answer) => number;
  /** Counts answers. */
  count: (answers: readonly Answer[]) => AnswerCounts;
  /** Adds up counts of one item. */
  add: (counts: readonly AnswerCounts[]) => AnswerCounts;
  /** How many attempts answered the item. */
  answered: (counts: AnswerCounts) => number;
  /** The sum of the marks that counted answers earned. */
  earned: (item: Pick<KeyedItem, 'answer'>, counts: AnswerCounts) => number;
}

export const markingOf = (_item: object): Marking => single;
