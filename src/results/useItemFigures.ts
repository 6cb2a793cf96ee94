import { evidenceWords } from '../messages/en/evidence';
import { useFormats } from '../provider/FormatsContext';
import { useWords } from '../provider/MessagesContext';
import { attemptsOf, evidenceGuards, type ItemFigures } from '../items/itemVerdicts';

/** Formats the figures of an item, or says why there are none. */
export function useItemFigures() {
  const words = useWords(evidenceWords);
  const { number } = useFormats();
  const percent = (share: number) => number(share, { style: 'percent' });
  const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return {
    facility: (figures: ItemFigures): string =>
      attemptsOf(figures) < evidenceGuards.shares || figures.facility === null
        ? words.tooFew
        : percent(figures.facility),
    discrimination: (figures: ItemFigures): string => {
      if (attemptsOf(figures) < evidenceGuards.discrimination) return words.tooFew;
      if (figures.discrimination === null) return words.undefined;
      // Avoids -0; the direction mark keeps the sign before the figures in right-to-left text.
      const rounded = Math.round(figures.discrimination * 100) / 100 + 0;
      return number(rounded, hundredths).replace(/\u200e?-/, '\u200e−');
    },
    /** A count, with its share if there are enough attempts for one. */
    count: (count: number, attempts: number): string =>
      attempts < evidenceGuards.shares
        ? number(count)
        : words.countAndShare(number(count), percent(count / attempts)),
  };
}
