import type { Result } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { resultsWords } from '../messages/en/results';
import { useRenderLink } from '../provider/links';
import { useWords } from '../provider/MessagesContext';
import { formatDay } from '../rules/formats';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../ui/Table';
import type { ResultRow } from './useResultRows';

interface ResultsTableProps {
  rows: readonly ResultRow[];
  resultHref: ((quizId: string) => string) | undefined;
  onOpen: ((result: Result) => void) | undefined;
}

/** Completed quizzes with the columns of spec §2. */
export function ResultsTable({ rows, resultHref, onOpen }: ResultsTableProps) {
  const common = useWords(commonWords);
  const words = useWords(resultsWords);
  const { columns } = words;
  const hasView = resultHref !== undefined || onOpen !== undefined;
  return (
    <Table caption={words.title} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{columns.title}</TableHeaderCell>
          <TableHeaderCell>{columns.group}</TableHeaderCell>
          <TableHeaderCell align="end" className="qw-results-table-persons">
            {columns.persons}
          </TableHeaderCell>
          <TableHeaderCell align="end">{columns.participants}</TableHeaderCell>
          <TableHeaderCell>{columns.date}</TableHeaderCell>
          {hasView ? <TableHeaderCell align="end">{columns.view}</TableHeaderCell> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ result, groupName, persons }) => (
          <TableRow key={result._id}>
            <TableCell kind="title" className="qw-results-table-title">
              {result.quiz.title}
            </TableCell>
            <TableCell label={columns.group} className="qw-results-table-text">
              {groupName}
            </TableCell>
            <TableCell label={columns.persons} align="end">
              {persons}
            </TableCell>
            <TableCell label={columns.participants} align="end">
              {result.participants.length}
            </TableCell>
            <TableCell label={columns.date} className="qw-results-table-date">
              {formatDay(result.quiz.closed_at) ?? common.notAvailable}
            </TableCell>
            {hasView ? (
              <TableCell kind="actions">
                <ViewLink result={result} resultHref={resultHref} onOpen={onOpen} />
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface ViewLinkProps extends Pick<ResultsTableProps, 'resultHref' | 'onOpen'> {
  result: Result;
}

function ViewLink({ result, resultHref, onOpen }: ViewLinkProps) {
  const common = useWords(commonWords);
  const words = useWords(resultsWords);
  const renderLink = useRenderLink();
  const shared = {
    size: 'small',
    variant: 'quiet',
    className: 'qw-results-table-view',
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
