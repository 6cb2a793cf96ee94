import { useMemo } from 'react';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { minuteBins, scoreBins, type Bin } from '../../rules/scoreStatistics';
import { BarChart } from '../../ui/chart/BarChart';
import { Card } from '../../ui/card/Card';
import type { ShownFigures } from './shownResult';
import type { ResultContext } from './useResultContext';

interface ResultChartsProps {
  figures: ShownFigures;
  worth: ResultContext['worth'];
}

/** The distribution of scores and times over the participants. */
export function ResultCharts({ figures, worth }: ResultChartsProps) {
  const { charts: words } = useWords(resultsWords);
  const { number } = useFormats();
  const scores = useMemo(() => {
    const { scores: values } = figures;
    // If the quiz does not say what it is worth, the best score that anyone reached is the maximum.
    const { questions, scorePerQuestion } = worth ?? {
      questions: values.reduce((most, value) => Math.max(most, Math.ceil(value)), 0),
      scorePerQuestion: 1,
    };
    return scoreBins(values, questions, scorePerQuestion);
  }, [figures, worth]);
  const times = useMemo(() => minuteBins(figures.seconds), [figures]);
  const bar = ({ from, to, count }: Bin) => ({
    label: from === to ? number(from) : words.range(number(from), number(to)),
    value: count,
  });
  return (
    <>
      <Card>
        <BarChart
          orientation="vertical"
          caption={words.scores}
          categoryLabel={words.score}
          valueLabel={words.participants}
          data={scores.map(bar)}
        />
      </Card>
      <Card>
        <BarChart
          orientation="vertical"
          caption={words.times}
          categoryLabel={words.minutes}
          valueLabel={words.participants}
          data={times.map(bar)}
          empty={words.noTimes}
        />
      </Card>
    </>
  );
}
