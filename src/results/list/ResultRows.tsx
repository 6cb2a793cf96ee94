import { commonWords } from '../../messages/en/common';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { TableRows } from '../../ui/table/TableRows';
import type { ListedResult } from '../listedResult';
import type { Rows } from '../useRows';
import type { LoadedResultRows, ResultColumn, ResultRow } from './useResultRows';

interface ResultRowsProps {
  rows: readonly ResultRow[];
  list: LoadedResultRows['list'];
  /** How many rows there are, whether listed or not. */
  total: number;
  /** What sorts the columns; undefined of a limited list, of which it would show the wrong rows. */
  headOf: Rows<ResultRow, ResultColumn>['headOf'] | undefined;
  /** Whether there may be many rows: the table then scrolls on its own. */
  long: boolean;
  resultHref: ((quizId: string) => string) | undefined;
  onOpen: ((result: ListedResult) => void) | undefined;
}

/** Completed quizzes with the columns of spec §2. */
export function ResultRows({
  rows,
  list,
  total,
  headOf,
  long,
  resultHref,
  onOpen,
}: ResultRowsProps) {
  const common = useWords(commonWords);
  const words = useWords(resultsWords);
  const formats = useFormats();
  const { columns } = words;
  const head = (column: ResultColumn) => headOf?.(column);
  const hasView = resultHref !== undefined || onOpen !== undefined;
  const row = ({ result, participants, groupName, persons }: ResultRow) => (
    <TableRow key={result._id}>
      <TableCell kind="title" className="qw-result-rows-title">
        {result.quiz.title}
      </TableCell>
      <TableCell label={columns.group} className="qw-result-rows-text">
        {groupName}
      </TableCell>
      <TableCell label={columns.persons} align="end">
        {persons}
      </TableCell>
      <TableCell label={columns.participants} align="end">
        {participants}
      </TableCell>
      <TableCell label={columns.date} className="qw-result-rows-date">
        {formats.day(result.quiz.closed_at) ?? common.notAvailable}
      </TableCell>
      {hasView ? (
        <TableCell kind="actions">
          <ViewLink result={result} resultHref={resultHref} onOpen={onOpen} />
        </TableCell>
      ) : null}
    </TableRow>
  );
  return (
    <Table
      caption={words.title}
      captionHidden
      scrolls={long ? 'self' : 'page'}
      stickyHeader={long}
      busy={list.isOld}
    >
      <TableHead>
        <TableRow>
          <TableHeaderCell className="qw-result-rows-title" {...head('title')}>
            {columns.title}
          </TableHeaderCell>
          <TableHeaderCell {...head('group')}>{columns.group}</TableHeaderCell>
          <TableHeaderCell align="end" className="qw-result-rows-persons" {...head('persons')}>
            {columns.persons}
          </TableHeaderCell>
          <TableHeaderCell align="end" {...head('participants')}>
            {columns.participants}
          </TableHeaderCell>
          <TableHeaderCell {...head('date')}>{columns.date}</TableHeaderCell>
          {hasView ? <TableHeaderCell align="end">{columns.view}</TableHeaderCell> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {long ? (
          <TableRows
            items={rows}
            itemKey={({ result }) => result._id}
            total={total}
            onNearEnd={list.isReadingMore || list.moreError ? undefined : list.readMore}
            renderRow={row}
          />
        ) : (
          rows.map(row)
        )}
      </TableBody>
    </Table>
  );
}

interface ViewLinkProps extends Pick<ResultRowsProps, 'resultHref' | 'onOpen'> {
  result: ListedResult;
}

function ViewLink({ result, resultHref, onOpen }: ViewLinkProps) {
  const common = useWords(commonWords);
  const words = useWords(resultsWords);
  const renderLink = useRenderLink();
  const shared = {
    size: 'small',
    variant: 'quiet',
    className: 'qw-result-rows-view',
    'aria-label': words.viewResult(result.quiz.title),
    onClick: () => onOpen?.(result),
    children: common.view,
  } as const;
  return resultHref === undefined ? (
    <Button {...shared} />
  ) : (
    <ButtonLink {...shared} href={resultHref(result.quiz._id)} render={renderLink} />
  );
}
