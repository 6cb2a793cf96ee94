import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../src/ui/text/Badge';
import { IconButton } from '../../src/ui/button/IconButton';
import { Eye } from '../../src/ui/icons/icons';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableProps,
} from '../../src/ui/table/Table';
import { TableRows } from '../../src/ui/table/TableRows';
import { TableSelectAllCell, TableSelectCell } from '../../src/ui/table/TableSelect';
import type { TableOrder } from '../../src/ui/table/TableSort';
import { useRowSelection } from '../../src/ui/table/useRowSelection';

interface Student {
  id: string;
  name: string;
  group: string;
  score: number;
}

const firstNames = ['Ada', 'Chidi', 'Mei', 'Jonas', 'Noor', 'Sofía', 'Tariq', 'Wanjiru'];
const lastNames = ['Lovelace', 'Okafor', 'Lin', 'Bergström', 'Haddad', 'Ruiz', 'Aziz', 'Kamau'];

/** Made up, and the same in each run. */
function students(count: number): Student[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `s${index + 1}`,
    name: `${firstNames[index % 8]} ${lastNames[(index >> 3) % 8]} ${index + 1}`,
    group: `Group ${'ABCDEFGH'[(index * 5) % 8]}`,
    score: (index * 37) % 101,
  }));
}

type Column = 'name' | 'group' | 'score';
const columns: Record<Column, string> = { name: 'Name', group: 'Group', score: 'Score' };

interface StudentTableProps extends Omit<TableProps, 'caption' | 'children'> {
  count: number;
  selectable?: boolean;
  sortable?: boolean;
  /** Stands in place of the rows. */
  instead?: ReactNode;
}

/** Story scaffolding: a host that holds the order and the selection. */
export function StudentTable({
  count,
  selectable = false,
  sortable = false,
  instead,
  ...table
}: StudentTableProps) {
  const [column, setColumn] = useState<Column>('name');
  const [order, setOrder] = useState<TableOrder | false>(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => students(count), [count]);
  const listed = useMemo(
    () =>
      order === false
        ? all
        : all.toSorted((a, b) => {
            const by =
              column === 'score' ? a.score - b.score : a[column].localeCompare(b[column], 'en');
            return order === 'ascending' ? by : -by;
          }),
    [all, column, order],
  );
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  const selection = useRowSelection({ ids, selected, onSelectedChange: setSelected });
  const itemKey = useCallback(({ id }: Student) => id, []);

  const row = (student: Student) => (
    <TableRow key={student.id} selected={selected.has(student.id)}>
      {selectable ? (
        <TableSelectCell {...selection.row(student.id)} label={`Select ${student.name}`} />
      ) : null}
      <TableCell kind="title">{student.name}</TableCell>
      <TableCell label={columns.group}>
        <Badge>{student.group}</Badge>
      </TableCell>
      <TableCell label={columns.score} align="end">
        {student.score}
      </TableCell>
      <TableCell kind="actions">
        <IconButton size="small" label={`View ${student.name}`} icon={<Eye />} />
      </TableCell>
    </TableRow>
  );

  return (
    <Table caption="Students" captionHidden {...table}>
      <TableHead>
        <TableRow>
          {selectable ? (
            <TableSelectAllCell {...selection.all} label="Select all students" />
          ) : null}
          {(['name', 'group', 'score'] as const).map((key) => (
            <TableHeaderCell
              key={key}
              align={key === 'score' ? 'end' : 'start'}
              sorted={column === key && order}
              onSort={
                sortable
                  ? (next) => {
                      setColumn(key);
                      setOrder(next);
                    }
                  : undefined
              }
            >
              {columns[key]}
            </TableHeaderCell>
          ))}
          <TableHeaderCell align="end">Actions</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {instead ??
          (table.scrolls === 'self' ? (
            <TableRows items={listed} itemKey={itemKey} renderRow={row} />
          ) : (
            listed.map(row)
          ))}
      </TableBody>
    </Table>
  );
}
