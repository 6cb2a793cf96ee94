import { useState } from 'react';
import { resultsWords } from '../../messages/en/results';
import type { ListView } from '../../provider/listView';
import { useWords } from '../../provider/MessagesContext';
import type { ListState } from '../../provider/useListView';
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
import type { ParticipantColumn, ShownResult } from './useShownResult';

interface ResultViewsProps {
  result: ShownResult;
  state: ListState<ListView<ParticipantColumn>>;
  /** Level of its headings. */
  headingLevel: HeadingLevel;
}

/**
 * Three views of a result: its participants, the distribution of scores and times, and its
 * questions.
 */
export function ResultViews({ result, state, headingLevel }: ResultViewsProps) {
  const { detail: words } = useWords(resultsWords);
  const { quiz, figures } = result;
  const { isWhole, worth, missing, evidence } = useResultContext(result);
  const [wanted, setWanted] = useState('participants');
  const tabs = [
    { id: 'participants', label: words.participants },
    { id: 'charts', label: words.charts },
    ...(hasEvidence(evidence) ? [{ id: 'questions', label: words.questions }] : []),
  ];
  const selected = tabs.some(({ id }) => id === wanted) ? wanted : 'participants';

  if (figures.participants === 0) {
    return (
      <>
        <Card data-part="list">
          <EmptyState icon={<Users />} title={words.empty} description={words.emptyHint} />
        </Card>
        {isWhole ? (
          <MissingStudents quiz={quiz} load={missing} headingLevel={headingLevel} />
        ) : null}
      </>
    );
  }
  // A student's own row has no distribution.
  if (!isWhole) return <ParticipantsTable result={result} state={state} />;
  return (
    <>
      <ResultFacts figures={figures} worth={worth} missing={missing.data} />
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
              <ParticipantsTable result={result} state={state} />
              <MissingStudents quiz={quiz} load={missing} headingLevel={headingLevel} />
            </>
          ) : null}
          {selected === 'charts' ? <ResultCharts figures={figures} worth={worth} /> : null}
          {selected === 'questions' ? (
            <ItemEvidence quizId={quiz._id} headingLevel={headingLevel} />
          ) : null}
        </div>
      </Tabs>
    </>
  );
}
