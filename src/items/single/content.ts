import { letters } from '../../rules/limits';
import { answerAt, offeredLetters, placesIn } from '../lettered/places';
import type { Content, Keyed } from '../kind/kind';

export const single: Content = {
  texts: (question) => offeredLetters(question).map((letter) => question.options[letter] ?? ''),
  right: ({ answer }) => placesIn(answer),
  from: (texts, right) => {
    const options: Keyed['options'] = { A: '', B: '' };
    texts.forEach((text, place) => {
      const letter = letters[place];
      if (letter !== undefined) options[letter] = text;
    });
    return { options, answer: answerAt(right.slice(0, 1)) || 'A' };
  },
  answers: offeredLetters,
};
