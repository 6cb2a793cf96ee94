import { letters, type Letter } from '../../rules/limits';
import { BarChart, type Bar } from '../../ui/chart/BarChart';
import { excerptOf } from '../kind/excerpt';
import type { AnswerSharesProps } from '../kind/kind';
import { lettered } from './rules';
import { offeredLetters, placesIn } from './places';

/** How many attempts chose each option of a question, and how many chose none. */
export function OptionShares({
  item,
  attempts,
  areEnough,
  words,
  drawText,
  formatCount,
}: AnswerSharesProps) {
  const { choices, answer, options } = item;
  const unchosen = lettered.unchosen(item, choices);
  const chosen = (letter: Letter) => choices[letter] ?? 0;
  const leastRight = Math.min(...placesIn(answer).map((place) => chosen(letters[place] ?? 'A')));
  const standing = (letter: Letter) => {
    if (answer.includes(letter)) return { tone: 'positive', note: words.rightAnswer } as const;
    if (!areEnough) return {};
    if (unchosen.includes(letter)) return { tone: 'accent', note: words.unchosen } as const;
    return chosen(letter) > leastRight
      ? ({ tone: 'critical', note: words.aboveRight } as const)
      : {};
  };
  const bars = offeredLetters(item).map((letter): Bar => {
    const text = options[letter] ?? '';
    const label = excerptOf(text, item);
    const isWhole = item.format !== 'markdown' && label === text;
    return {
      mark: `${letter}.`,
      label,
      ...(!isWhole && { drawn: drawText(text, item) }),
      value: chosen(letter),
      ...standing(letter),
    };
  });
  return (
    <BarChart
      caption={words.choices(excerptOf(item.title, item))}
      captionHidden
      categoryLabel={words.option}
      valueLabel={words.chosenBy}
      max={attempts}
      formatValue={(value) => formatCount(value, attempts)}
      data={[...bars, { label: words.omitted, value: item.omitted }]}
    />
  );
}
