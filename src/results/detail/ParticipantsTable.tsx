import { useState } from 'react';
import type { Participation } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { MoreRows } from '../../provider/MoreRows';
import { useFormats } from '../../provider/FormatsContext';
import type { ListView } from '../../provider/listView';
import { useWords } from '../../provider/MessagesContext';
import type { ListState } from '../../provider/useListView';
import { minutesAndSecondsBetween } from '../../rules/formats';
import { Badge } from '../../ui/text/Badge';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { TableRows } from '../../ui/table/TableRows';
import { LateDialog } from './LateDialog';
import { ListTools } from '../ListTools';
import { NothingFound } from '../NothingFound';
import { nameOf, secondsOf } from './participation';
import { useRows } from '../useRows';
import type { ParticipantColumn, ShownResult } from './useShownResult';

interface ParticipantsTableProps {
  result: ShownResult;
  state: ListState<ListView<ParticipantColumn>>;
}

const values = {
  textOf: (row: Participation) => `${nameOf(row)} ${row.participant.email}`,
  columns: { name: nameOf, score: ({ score }: Participation) => score, duration: secondsOf },
};

/** The most rows that stay readable as part of the page. More rows scroll in their own area. */
const mostOnPage = 30;

/**
 * Who took a quiz, with which score and in how much time (spec §2, result detail). In the row of a
 * late submission, the instructor can accept it and undo the acceptance.
 */
export function ParticipantsTable({ result, state }: ParticipantsTableProps) {
  const common = useWords(commonWords);
  const results = useWords(resultsWords);
  const formats = useFormats();
  const { detail: words, late } = results;
  const { quiz, figures, list } = result;
  const [deciding, setDeciding] = useState<Participation | null>(null);
  const shown = useRows(list, list.data, values, state);
  const { rows, headOf } = shown;
  const long = figures.participants > mostOnPage;
  const { hasLate } = figures;
  const duration = ({ started_at, finished_at }: Participation) => {
    const taken = minutesAndSecondsBetween(started_at, finished_at);
    return taken === null
      ? common.notAvailable
      : words.minutesAndSeconds(taken.minutes, taken.seconds);
  };
  /** What the row says of a late submission, and the action on it. */
  const lateOf = (row: Participation) => {
    if (row.late) {
      const does = { action: late.accept, label: late.acceptOf(nameOf(row)) };
      return { ...does, tone: 'caution' as const, badge: late.badge };
    }
    if (!row.accepted_late) return null;
    const does = { action: late.undo, label: late.undoOf(nameOf(row)) };
    return { ...does, tone: 'neutral' as const, badge: late.acceptedBadge };
  };
  const row = (participation: Participation) => {
    const lateness = lateOf(participation);
    return (
      <TableRow key={participation._id}>
        <TableCell kind="title" className="qw-result-rows-title">
          <bdi translate="no">{nameOf(participation)}</bdi>
          {lateness === null ? null : (
            <>
              {' '}
              <Badge tone={lateness.tone}>{lateness.badge}</Badge>
            </>
          )}
        </TableCell>
        <TableCell label={words.email} className="qw-result-rows-email">
          {participation.participant.email}
        </TableCell>
        <TableCell label={words.score} align="end">
          {formats.number(participation.score)}
        </TableCell>
        <TableCell label={words.duration} align="end" className="qw-result-rows-date">
          {duration(participation)}
        </TableCell>
        {hasLate ? (
          <TableCell kind="actions" className="qw-result-rows-late">
            {lateness === null ? null : (
              <Button
                size="small"
                variant="quiet"
                className="qw-result-rows-view"
                aria-label={lateness.label}
                onClick={() => setDeciding(participation)}
              >
                {lateness.action}
              </Button>
            )}
          </TableCell>
        ) : null}
      </TableRow>
    );
  };
  return (
    <>
      <ListTools label={words.search} shown={shown} />
      <Card padding={rows.length > 0 ? 'flush' : 'normal'} data-part="list">
        {rows.length === 0 ? (
          <NothingFound onClear={shown.clear} />
        ) : (
          <Table
            caption={quiz.title}
            captionHidden
            scrolls={long ? 'self' : 'page'}
            stickyHeader={long}
            busy={list.isOld}
          >
            <TableHead>
              <TableRow>
                <TableHeaderCell className="qw-result-rows-title" {...headOf('name')}>
                  {words.participant}
                </TableHeaderCell>
                <TableHeaderCell>{words.email}</TableHeaderCell>
                <TableHeaderCell align="end" {...headOf('score')}>
                  {words.score}
                </TableHeaderCell>
                <TableHeaderCell align="end" {...headOf('duration')}>
                  {words.duration}
                </TableHeaderCell>
                {hasLate ? <TableHeaderCell align="end">{late.column}</TableHeaderCell> : null}
              </TableRow>
            </TableHead>
            <TableBody>
              {long ? (
                <TableRows
                  items={rows}
                  itemKey={({ _id }) => _id}
                  total={shown.matching}
                  onNearEnd={list.isReadingMore || list.moreError ? undefined : list.readMore}
                  renderRow={row}
                />
              ) : (
                rows.map(row)
              )}
            </TableBody>
          </Table>
        )}
        <MoreRows list={list} shown={rows.length} total={shown.matching} />
      </Card>
      <LateDialog quizId={quiz._id} participation={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}
