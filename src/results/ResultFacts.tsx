import type { GroupWithStudents, Result } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { resultsWords } from '../messages/en/results';
import { useWords } from '../provider/MessagesContext';
import { mean, median } from '../rules/scoreStatistics';
import { FactList, type Fact } from '../ui/FactList';
import { useRootTheme } from '../ui/RootTheme';
import { missingStudents } from './missing';
import { secondsOf } from './participation';
import type { ResultContext } from './useResultContext';

interface ResultFactsProps {
  result: Result;
  worth: ResultContext['worth'];
  /** Undefined until it is known. */
  group: GroupWithStudents | undefined;
}

/** How a quiz went, in four figures. */
export function ResultFacts({ result, worth, group }: ResultFactsProps) {
  const common = useWords(commonWords);
  const { facts: words, detail } = useWords(resultsWords);
  const { lang = 'en' } = useRootTheme();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const most = worth && worth.questions * worth.scorePerQuestion;
  const scores = result.participants.map(({ score }) => score);
  const times = result.participants.flatMap((row) => secondsOf(row) ?? []);
  const time = median(times);
  const missing = group && missingStudents(result, group);

  const score = (value: number | null) =>
    value === null
      ? [common.notAvailable]
      : most === undefined
        ? [number.format(value)]
        : [words.of(number.format(value), number.format(most)), percent.format(value / most)];
  const completion = () => {
    const persons = group?.students.length ?? 0;
    if (missing === undefined || persons === 0) return [common.notAvailable];
    const present = persons - missing.length;
    return [
      words.of(number.format(present), number.format(persons)),
      percent.format(present / persons),
    ];
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
      {value}
      {share === undefined ? null : (
        <>
          {' '}
          <span className="qw-result-note">{share}</span>
        </>
      )}
    </span>
  );
}
