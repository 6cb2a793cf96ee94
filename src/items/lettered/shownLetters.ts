import { letters, type Letter } from '../../rules/limits';
import type { Offered } from '../kind/kind';

/** The letters of a question's options in the order in which they are shown. */
export const shownLetters = ({ option_order = [] }: Offered): Letter[] => [
  // An option that the order leaves out could not be chosen.
  ...new Set([...option_order, ...letters]),
];
