import type { Participation, Profile } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { Badge } from '../../ui/text/Badge';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { TableRows } from '../../ui/table/TableRows';
import { isOf, nameOf } from '../detail/participation';

interface LastQuizRowsProps {
  rows: readonly Participation[];
  title: string;
  /** The user whose row is marked. */
  user: Profile | undefined;
}

/** The most rows that stay readable as part of the page. More rows scroll in their own area. */
const mostOnPage = 30;

/** Name, score and submission time of each participant (spec §2, student results page). */
export function LastQuizRows({ rows, title, user }: LastQuizRowsProps) {
  const common = useWords(commonWords);
  const { last: words } = useWords(resultsWords);
  const formats = useFormats();
  const isLong = rows.length > mostOnPage;
  const row = (participation: Participation) => {
    const { _id, score, finished_at: finishedAt } = participation;
    return (
      <TableRow key={_id}>
        <TableCell kind="title" className="qw-result-rows-title">
          <bdi translate="no">{nameOf(participation)}</bdi>
          {isOf(participation, user) ? (
            <>
              {' '}
              <Badge tone="accent">{words.you}</Badge>
            </>
          ) : null}
        </TableCell>
        <TableCell label={words.score} align="end">
          {formats.number(score)}
        </TableCell>
        <TableCell label={words.submittedAt} align="end">
          {formats.moment(finishedAt) ?? common.notAvailable}
        </TableCell>
      </TableRow>
    );
  };
  return (
    <Table caption={title} captionHidden scrolls={isLong ? 'self' : 'page'} stickyHeader={isLong}>
      <TableHead>
        <TableRow>
          <TableHeaderCell className="qw-result-rows-title">{words.name}</TableHeaderCell>
          <TableHeaderCell align="end">{words.score}</TableHeaderCell>
          <TableHeaderCell align="end">{words.submittedAt}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {isLong ? (
          <TableRows items={rows} itemKey={({ _id }) => _id} renderRow={row} />
        ) : (
          rows.map(row)
        )}
      </TableBody>
    </Table>
  );
}
