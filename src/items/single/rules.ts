import { letters } from '../../rules/limits';
import type { ItemRules, Keyed } from '../kind/kind';
import { answerAt, offeredLetters } from '../lettered/places';
import { lettered, putTogether } from '../lettered/rules';

const from: ItemRules['from'] = (texts, right) => {
  const options: Keyed['options'] = {};
  texts.forEach((text, place) => {
    const letter = letters[place];
    if (letter !== undefined) options[letter] = text;
  });
  return { options, answer: answerAt(right.slice(0, 1)) || 'A' };
};

export const single: ItemRules = {
  ...lettered,
  ...putTogether(from),
  answers: offeredLetters,
};
