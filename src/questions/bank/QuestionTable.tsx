import { memo, useCallback, useMemo } from 'react';
import type { Question } from '../../api/entities';
import { questionsWords } from '../../messages/en/questions';
import { useLatest } from '../../base/useLatest';
import { orderIn, sortBy } from '../../provider/listView';
import { useWords } from '../../provider/MessagesContext';
import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '../../ui/table/Table';
import { TableRows } from '../../ui/table/TableRows';
import { TableSelectAllCell } from '../../ui/table/TableSelect';
import { useRowSelection } from '../../ui/table/useRowSelection';
import type { RowAction } from './QuestionDialogs';
import type { BankQuery, QuestionColumn } from '../filters/bankView';
import { QuestionRow } from './QuestionRow';
import type { ShownBank } from './useBank';

interface QuestionTableProps extends Pick<ShownBank, 'latest' | 'outside'> {
  /** As the user wants it: the rows may follow a moment later. */
  sort: BankQuery['sort'];
  questions: readonly Question[];
  /** How many there are, whether listed or not. */
  total: number;
  /** Called where the list is about to end and has more pages. */
  onNearEnd: (() => void) | undefined;
  /** Whether the rows still answer an earlier question. */
  busy: boolean;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  onChange: ShownBank['change'];
  onAct: (action: RowAction, question: Question) => void;
}

const idOf = ({ _id }: Question): string => _id;

/**
 * The questions with the columns of spec §2, Bank of Questions. Memoised: typing does not render it
 * until the list changes.
 */
export const QuestionTable = memo(function QuestionTable({
  questions,
  total,
  onNearEnd,
  busy,
  selected,
  onSelectedChange,
  sort,
  latest,
  outside,
  onChange,
  onAct,
}: QuestionTableProps) {
  const words = useWords(questionsWords);
  const { columns } = words;
  const ids = useMemo(() => questions.map(idOf), [questions]);
  const selection = useRowSelection({ ids, selected, onSelectedChange });
  const latestSelection = useLatest(selection);
  const select = useCallback(
    (id: string, to: boolean, range: boolean) =>
      latestSelection.current.row(id).onSelectedChange(to, range),
    [latestSelection],
  );
  const noteOf = ({ _id }: Question) => {
    if (!latest?.ids.has(_id)) return undefined;
    return outside.has(_id) ? words.justSavedOutside : words.justSaved;
  };
  const by = orderIn<QuestionColumn>({ sort });
  const head = (column: QuestionColumn) => {
    const sorted = by?.column === column && by.order;
    return (
      <TableHeaderCell
        className={`qw-question-table-${column}`}
        sorted={sorted}
        // After descending order, the server's order returns.
        onSort={(order) => onChange({ sort: sorted === 'descending' ? '' : sortBy(column, order) })}
      >
        {columns[column]}
      </TableHeaderCell>
    );
  };
  return (
    <Table
      className="qw-question-table"
      caption={words.title}
      captionHidden
      scrolls="self"
      stickyHeader
      busy={busy}
    >
      <TableHead>
        <TableRow>
          <TableSelectAllCell label={words.selectAll} {...selection.all} />
          {head('title')}
          {head('description')}
          {head('difficulty')}
          {head('type')}
          <TableHeaderCell className="qw-question-table-actions" align="end">
            {columns.actions}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRows
          items={questions}
          itemKey={idOf}
          kept={latest?.first}
          total={total}
          onNearEnd={onNearEnd}
          renderRow={(question) => (
            <QuestionRow
              question={question}
              selected={selected.has(question._id)}
              note={noteOf(question)}
              onSelect={select}
              onAct={onAct}
            />
          )}
        />
      </TableBody>
    </Table>
  );
});
