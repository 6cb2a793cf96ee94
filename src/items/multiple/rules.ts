import type { ItemRules } from '../kind/kind';
import { answerAt, offeredLetters } from '../lettered/places';
import { lettered, putTogether } from '../lettered/rules';
import { single } from '../single/rules';

const from: ItemRules['from'] = (texts, right) => ({
  options: single.from(texts, right).options,
  answer: answerAt(right) || 'A',
  kind: 'multiple',
});

export const multiple: ItemRules = {
  ...lettered,
  ...putTogether(from),
  answers(question) {
    const places = offeredLetters(question).map((_, place) => place);
    const choices = Array.from({ length: 2 ** places.length - 1 }, (_, index) => index + 1);
    return choices.map((choice) => answerAt(places.filter((place) => choice & (1 << place))));
  },
  count: (given, answered) => ({ ...lettered.count(given, answered), answered }),
};
