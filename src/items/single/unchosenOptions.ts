import { letters, type Letter } from '../../rules/limits';
import type { ItemStatistics } from '../evidence';
import { attemptsOf, evidenceGuards } from '../itemVerdicts';

/** The distractors that no one chose; none where attempts are too few to tell. */
export function unchosenOptions({
  answer,
  choices,
  omitted,
}: Pick<ItemStatistics, 'choices' | 'omitted'> & { answer: Letter }): Letter[] {
  if (attemptsOf({ choices, omitted }) < evidenceGuards.discrimination) return [];
  return letters.filter((letter) => letter !== answer && choices[letter] === 0);
}
