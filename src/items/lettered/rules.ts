import type { ItemRules } from '../kind/kind';
import { countChoices } from '../kind/counts';
import { offeredLetters, placesIn } from './places';

/** What the kinds with options have in common. */
export const lettered: Omit<ItemRules, 'from' | 'draft' | 'trimmed' | 'answers'> = {
  typed: null,
  texts: (question) => offeredLetters(question).map((letter) => question.options[letter] ?? ''),
  right: ({ answer }) => placesIn(answer),
  key: ({ answer }) => [...answer].join(', '),
  mark({ answer: key }, answer, grading) {
    if (answer === key) return 1;
    if (grading !== 'partial') return 0;
    const right = [...answer].filter((letter) => key.includes(letter)).length;
    return Math.max(0, (2 * right - answer.length) / key.length);
  },
  unchosen: (item, counts) =>
    offeredLetters(item).filter((letter) => !item.answer.includes(letter) && !counts[letter]),
  count: (given) => ({ choices: countChoices(given) }),
};

/** How a question that has options is put together. */
export const putTogether = (
  from: ItemRules['from'],
): Pick<ItemRules, 'from' | 'draft' | 'trimmed'> => ({
  from,
  draft(question, fewest) {
    const texts = lettered.texts(question);
    while (texts.length < fewest) texts.push('');
    return from(texts, lettered.right(question));
  },
  trimmed: (question, trim) => ({
    options: from(lettered.texts(question).map(trim), []).options,
    answer: question.answer,
    accepted: [],
  }),
});
