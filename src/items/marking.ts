import type { Graded, Marking } from './kind/kind';
import { lettered } from './lettered/marking';

/** An item as it was drawn into a quiz: its id and its key. */
export interface KeyedItem extends Graded {
  id: string;
}

/** How the answers to an item are marked and counted. */
export const markingOf = (_item: object): Marking => lettered;
