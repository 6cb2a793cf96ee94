import { answerAt, offeredLetters } from '../lettered/places';
import type { Content } from '../kind/kind';
import { single } from '../single/content';

// Without a spread, so that a bundle without it can drop it.
export const multiple: Content = {
  texts: (question) => single.texts(question),
  right: (question) => single.right(question),
  from: (texts, right) => ({
    options: single.from(texts, right).options,
    answer: answerAt(right) || 'A',
    kind: 'multiple',
  }),
  answers(question) {
    const places = offeredLetters(question).map((_, place) => place);
    const choices = Array.from({ length: 2 ** places.length - 1 }, (_, index) => index + 1);
    return choices.map((choice) => answerAt(places.filter((place) => choice & (1 << place))));
  },
};
