import { useState } from 'react';
import type { Result } from '../../api/entities';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Users } from '../../ui/icons/icons';
import { Tabs } from '../../ui/tabs/Tabs';
import { ItemEvidence } from '../evidence/ItemEvidence';
import { hasEvidence } from '../evidence/evidence';
import { MissingStudents } from './MissingStudents';
import { ParticipantsTable } from './ParticipantsTable';
import { ResultCharts } from './ResultCharts';
import { ResultFacts } from './ResultFacts';
import { useResultContext } from './useResultContext';

interface ResultViewsProps {
  result: Result;
  /** Level of its headings. */
  headingLevel: HeadingLevel;
}

/**
 * Three views of a result: its participants, the distribution of scores and times, and its
 * questions.
 */
export function ResultViews({ result, headingLevel }: ResultViewsProps) {
  const { detail: words } = useWords(resultsWords);
  const quizId = result.quiz._id;
  const { isWhole, worth, group, evidence } = useResultContext(quizId, result);
  const [wanted, setWanted] = useState('participants');
  const tabs = [
    { id: 'participants', label: words.participants },
    { id: 'charts', label: words.charts },
    ...(hasEvidence(evidence) ? [{ id: 'questions', label: words.questions }] : []),
  ];
  const selected = tabs.some(({ id }) => id === wanted) ? wanted : 'participants';

  if (result.participants.length === 0) {
    return (
      <>
        <Card data-part="list">
          <EmptyState icon={<Users />} title={words.empty} description={words.emptyHint} />
        </Card>
        {isWhole ? (
          <MissingStudents result={result} group={group} headingLevel={headingLevel} />
        ) : null}
      </>
    );
  }
  // A student's own row has no distribution.
  if (!isWhole) return <ParticipantsTable result={result} />;
  return (
    <>
      <ResultFacts result={result} worth={worth} group={group.data} />
      <Tabs
        label={words.views}
        tabs={tabs}
        selected={selected}
        onSelect={setWanted}
        previousLabel={words.previousView}
        nextLabel={words.nextView}
      >
        <div className="qw-result-detail-view">
          {selected === 'participants' ? (
            <>
              <ParticipantsTable result={result} />
              <MissingStudents result={result} group={group} headingLevel={headingLevel} />
            </>
          ) : null}
          {selected === 'charts' ? <ResultCharts result={result} worth={worth} /> : null}
          {selected === 'questions' ? (
            <ItemEvidence quizId={quizId} headingLevel={headingLevel} />
          ) : null}
        </div>
      </Tabs>
    </>
  );
}
