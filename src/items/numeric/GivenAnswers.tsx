import { BarChart, type Bar } from '../../ui/chart/BarChart';
import { useRootTheme } from '../../ui/theme/RootTheme';
import { sum } from '../kind/counts';
import { excerptOf } from '../kind/excerpt';
import type { AnswerSharesProps } from '../kind/kind';
import { numeric } from './rules';
import { shownNumber } from './shownNumber';

/** How many attempts gave the most frequent answers to a question, others, and none. */
export function GivenAnswers({ item, attempts, words, formatCount }: AnswerSharesProps) {
  const { lang: locale = 'en' } = useRootTheme();
  const { given = [], answered = 0, omitted } = item;
  const bars = given.map(({ answer, count }): Bar => {
    const bar = { label: shownNumber(answer, locale), value: count };
    const isRight = numeric.mark(item, answer, undefined) === 1;
    return isRight ? { ...bar, tone: 'positive', note: words.rightAnswer } : bar;
  });
  const others = answered - sum(given.map(({ count }) => count));
  if (others > 0) bars.push({ label: words.otherAnswers, value: others });
  return (
    <BarChart
      caption={words.choices(excerptOf(item.title, item))}
      captionHidden
      categoryLabel={words.answer}
      valueLabel={words.chosenBy}
      max={attempts}
      formatValue={(value) => formatCount(value, attempts)}
      data={[...bars, { label: words.omitted, value: omitted }]}
    />
  );
}
