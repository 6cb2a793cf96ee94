import type { Saying } from '../kind/kind';
import { isNumberText } from './number';

/** From this many signs on, a floating-point number is not what the text says. */
const longest = 16;

export const numeric: Saying = {
  fits: (_question, answer) => isNumberText(answer),
  // Without the signs of `shownNumber`, which papers that ask for no number would load.
  name: (_question, answer, locale) =>
    locale === undefined || answer.length >= longest
      ? answer
      : new Intl.NumberFormat(locale, {
          numberingSystem: 'latn',
          useGrouping: false,
          maximumFractionDigits: longest,
        }).format(Number(answer)),
  texts: () => [],
};
