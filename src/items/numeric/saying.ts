import type { Saying } from '../kind/kind';
import { isNumberText } from './number';
import { shownNumber } from './shownNumber';

export const numeric: Saying = {
  fits: (_question, answer) => isNumberText(answer),
  name: (_question, answer, locale) =>
    locale === undefined ? answer : shownNumber(answer, locale),
  texts: () => [],
};
