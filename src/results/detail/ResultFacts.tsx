import type { GroupWithStudents, Result } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { mean, median } from '../../rules/scoreStatistics';
import { FactList, type Fact } from '../../ui/card/FactList';
import { missingStudents } from './missing';
import { secondsOf } from './participation';
import type { ResultContext } from './useResultContext';

interface ResultFactsProps {
  result: Result;
  worth: ResultContext['worth'];
  /** Undefined until it is known. */
  group: GroupWithStudents | undefined;
}

/** The outcome of a quiz in four figures. */
export function ResultFacts({ result, worth, group }: ResultFactsProps) {
  const common = useWords(commonWords);
  const { facts: words, detail } = useWords(resultsWords);
  const formats = useFormats();
  const number = (value: number) => formats.number(value, { maximumFractionDigits: 1 });
  const percent = (share: number) => formats.number(share, { style: 'percent' });
  const most = worth && worth.questions * worth.scorePerQuestion;
  const scores = result.participants.map(({ score }) => score);
  const times = result.participants.flatMap((row) => secondsOf(row) ?? []);
  const time = median(times);
  const missing = group && missingStudents(result, group);

  const score = (value: number | null) =>
    value === null
      ? [common.notAvailable]
      : most === undefined
        ? [number(value)]
        : [words.of(number(value), number(most)), percent(value / most)];
  const completion = () => {
    const persons = group?.students.length ?? 0;
    if (missing === undefined || persons === 0) return [common.notAvailable];
    const present = persons - missing.length;
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
