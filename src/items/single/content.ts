import { letters } from '../../rules/limits';
import type { Content, Keyed, Offered } from '../kind/kind';

/** The letters of a question's options: up to the last one that is there. */
export function offeredLetters({ options }: Offered) {
  const count = letters.findLastIndex((letter) => options[letter] !== undefined) + 1;
  return letters.slice(0, count);
}

export const single: Content = {
  texts: (question) => offeredLetters(question).map((letter) => question.options[letter] ?? ''),
  right: ({ answer }) => [(letters as readonly string[]).indexOf(answer)],
  from: (texts, [right = 0]) => {
    const options: Keyed['options'] = { A: '', B: '' };
    texts.forEach((text, place) => {
      const letter = letters[place];
      if (letter !== undefined) options[letter] = text;
    });
    return { options, answer: letters[right] ?? 'A' };
  },
  answers: offeredLetters,
};
