import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { mean, median } from '../../rules/scoreStatistics';
import { FactList, type Fact } from '../../ui/card/FactList';
import type { Missing, ShownFigures } from './shownResult';
import type { ResultContext } from './useResultContext';

interface ResultFactsProps {
  figures: ShownFigures;
  worth: ResultContext['worth'];
  /** Undefined or null if it is not known. */
  missing: Missing | null | undefined;
}

/** The outcome of a quiz in four figures. */
export function ResultFacts({ figures, worth, missing }: ResultFactsProps) {
  const common = useWords(commonWords);
  const { facts: words, detail } = useWords(resultsWords);
  const formats = useFormats();
  const number = (value: number) => formats.number(value, { maximumFractionDigits: 1 });
  const percent = (share: number) => formats.number(share, { style: 'percent' });
  const most = worth && worth.questions * worth.scorePerQuestion;
  const { scores, medianSeconds: time } = figures;

  const score = (value: number | null) =>
    value === null
      ? [common.notAvailable]
      : most === undefined
        ? [number(value)]
        : [words.of(number(value), number(most)), percent(value / most)];
  const completion = () => {
    if (!missing || missing.persons === 0) return [common.notAvailable];
    const { total, persons } = missing;
    const present = persons - total;
    return [words.of(number(present), number(persons)), percent(present / persons)];
  };
  const taken = () => {
    if (time === null) return [common.notAvailable];
    const seconds = Math.round(time);
    return [detail.minutesAndSeconds(Math.floor(seconds / 60), seconds % 60)];
  };
  const facts: Fact[] = [
    [words.average, figure(score(mean(scores)))],
    [words.median, figure(score(median(scores)))],
    [words.completion, figure(completion())],
    [words.time, figure(taken())],
  ];
  return <FactList layout="grid" facts={facts} data-part="facts" />;
}

function figure([value, share]: string[]) {
  return (
    <span className="qw-result-figure">
      <span className="qw-text">{value}</span>
      {share === undefined ? null : (
        <>
          {' '}
          <span className="qw-result-note">{share}</span>
        </>
      )}
    </span>
  );
}
