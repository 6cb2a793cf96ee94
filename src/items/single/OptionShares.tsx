import type { Letter } from '../../rules/limits';
import { BarChart, type Bar } from '../../ui/chart/BarChart';
import { excerptOf } from '../kind/excerpt';
import type { AnswerSharesProps } from '../kind/kind';
import { offeredLetters } from './content';
import { single } from './marking';

/** How many attempts chose each option of a question, and how many chose none. */
export function OptionShares({ item, attempts, areEnough, words, formatCount }: AnswerSharesProps) {
  const { choices, answer, options } = item;
  const unchosen = single.unchosen(item, choices);
  const chosen = (letter: Letter) => choices[letter] ?? 0;
  const standing = (letter: Letter) => {
    if (letter === answer) return { tone: 'positive', note: words.rightAnswer } as const;
    if (!areEnough) return {};
    if (unchosen.includes(letter)) return { tone: 'accent', note: words.unchosen } as const;
    return chosen(letter) > chosen(answer)
      ? ({ tone: 'critical', note: words.aboveRight } as const)
      : {};
  };
  const bars = offeredLetters(item).map((letter): Bar => ({
    label: `${letter}. ${excerptOf(options[letter] ?? '', item)}`,
    value: chosen(letter),
    ...standing(letter),
  }));
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
