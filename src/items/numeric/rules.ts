import { longestNumber } from '../../rules/limits';
import { countChoices, mostFrequent } from '../kind/counts';
import type { ItemRules } from '../kind/kind';
import { acceptedNumbers, inShort, inSigns, isWithin, keyedNumbers } from './acceptedNumbers';
import { isNumberText, numberPattern } from './number';

export const numeric: ItemRules = {
  typed: { pattern: numberPattern, longest: longestNumber },
  texts: () => [],
  right: () => [],
  from: () => ({ options: {}, answer: '', kind: 'numeric' }),
  draft: ({ answer, accepted = [] }) => {
    // Without what counts beside it, it may be letters of another kind.
    const right = isNumberText(answer) || accepted.length > 0 ? answer : '';
    // A tolerance beside the end of a range says nothing, and the form takes one of them at a time.
    const rows = acceptedNumbers({ answer: right, accepted }).map(inShort);
    return { options: {}, answer: right, kind: 'numeric', accepted: rows };
  },
  trimmed: (question) => ({
    options: {},
    accepted: [],
    ...keyedNumbers(acceptedNumbers(question)),
  }),
  key: (question, locale) => inSigns(acceptedNumbers(question), locale),
  answers: ({ answer }) => [...new Set([answer, '-1', '0', '1', '1000000'])],
  mark(item, answer, grading) {
    // A server may count letters too.
    if (!isNumberText(answer)) return 0;
    const earned = acceptedNumbers(item).filter((accepted) => isWithin(answer, accepted));
    const best = Math.max(0, ...earned.map(({ share = 100 }) => share));
    return best === 100 || grading === 'partial' ? best / 100 : 0;
  },
  unchosen: () => [],
  count: (given, answered) => ({
    // The contract counts letters of every item; numbers have none.
    choices: countChoices(given),
    answered,
    given: mostFrequent(given),
  }),
};
