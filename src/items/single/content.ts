import { letters } from '../../rules/limits';
import type { Content } from '../kind/kind';

export const single: Content = {
  texts: ({ options }) => letters.map((letter) => options[letter] ?? ''),
  right: ({ answer }) => [(letters as readonly string[]).indexOf(answer)],
  from: ([A = '', B = '', C = '', D = ''], [right = 0]) => ({
    options: { A, B, C, D },
    answer: letters[right] ?? 'A',
  }),
  answers: () => letters,
};
