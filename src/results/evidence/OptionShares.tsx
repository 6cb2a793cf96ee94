import { evidenceWords } from '../../messages/en/evidence';
import { useWords } from '../../provider/MessagesContext';
import { attemptsOf, evidenceGuards, unchosenOptions } from '../../rules/itemVerdicts';
import { letters, type Letter } from '../../rules/limits';
import type { AskedItem } from '../../rules/pooledItem';
import { BarChart, type Bar } from '../../ui/chart/BarChart';
import { useItemFigures } from '../useItemFigures';

/** How many chose each option of a question, and how many none. */
export function OptionShares({ item }: { item: AskedItem }) {
  const words = useWords(evidenceWords);
  const figures = useItemFigures();
  const { choices, answer, options } = item;
  const attempts = attemptsOf(item);
  const unchosen = unchosenOptions(item);
  const standing = (letter: Letter) => {
    if (letter === answer) return { tone: 'positive', note: words.rightAnswer } as const;
    if (unchosen.includes(letter)) return { tone: 'accent', note: words.unchosen } as const;
    return attempts >= evidenceGuards.discrimination && choices[letter] > choices[answer]
      ? ({ tone: 'critical', note: words.aboveRight } as const)
      : {};
  };
  const bars = letters.map((letter): Bar => ({
    label: `${letter}. ${options[letter] ?? ''}`,
    value: choices[letter],
    ...standing(letter),
  }));
  return (
    <BarChart
      caption={words.choices(item.title)}
      captionHidden
      categoryLabel={words.option}
      valueLabel={words.chosenBy}
      max={attempts}
      formatValue={(value) => figures.count(value, attempts)}
      data={[...bars, { label: words.omitted, value: item.omitted }]}
    />
  );
}
