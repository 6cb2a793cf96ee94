import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ChangeEvent, ForwardedRef } from 'react';
import { drawCell } from './drawCell';
import { TableHeaderCell, type TableCellProps, type TableHeaderCellProps } from './Table';

interface CheckboxProps {
  checkboxRef?: (input: HTMLInputElement | null) => void;
  label: string;
  selected: boolean | 'some';
  disabled: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function drawCheckbox({ checkboxRef, label, selected, disabled, onChange }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      className="qw-checkbox qw-table-checkbox"
      data-part="checkbox"
      aria-label={label}
      checked={selected === true}
      disabled={disabled}
      ref={checkboxRef}
      onChange={onChange}
      // A click on the checkbox is not a click on its row.
      onClick={(event) => event.stopPropagation()}
    />
  );
}

export interface TableSelectAllCellProps extends Omit<
  TableHeaderCellProps,
  'children' | 'align' | 'sorted' | 'onSort'
> {
  /** Name of the checkbox, such as "Select all students". */
  label: string;
  /** Whether all rows are selected, none, or `some`. */
  selected: boolean | 'some';
  /** Called with whether to select all rows or none. */
  onSelectedChange: (selected: boolean) => void;
  /** Whether selecting is disabled. @default false */
  disabled?: boolean | undefined;
}

/** Head of the checkbox column; first in its row. Parts: `checkbox`. State: `data-label`. */
export const TableSelectAllCell = forwardRef<HTMLTableCellElement, TableSelectAllCellProps>(
  function TableSelectAllCell(
    { label, selected, onSelectedChange, disabled, className, ...rest },
    ref,
  ) {
    return (
      <TableHeaderCell
        {...rest}
        ref={ref}
        className={clsx('qw-table-select', className)}
        data-label={label}
      >
        {drawCheckbox({
          checkboxRef: (input) => {
            if (input) input.indeterminate = selected === 'some';
          },
          label,
          selected,
          disabled,
          onChange: (event) => onSelectedChange(event.target.checked),
        })}
      </TableHeaderCell>
    );
  },
);

export interface TableSelectCellProps extends Omit<
  TableCellProps,
  'children' | 'align' | 'kind' | 'label'
> {
  /** Name of the checkbox, such as "Select Ada Lovelace". */
  label: string;
  /** Whether its row is selected; give it to the `TableRow` too. */
  selected: boolean;
  /** Called with the new state, and whether Shift asked for all rows since the last change. */
  onSelectedChange: (selected: boolean, range: boolean) => void;
  /** Whether the checkbox is disabled. @default false */
  disabled?: boolean | undefined;
}

/** The checkbox of a row; first in the row. Parts: `checkbox`. */
export const TableSelectCell = forwardRef<HTMLTableCellElement, TableSelectCellProps>(
  drawSelectCell,
);

/** Draws a `TableSelectCell` without a component of its own. */
export function drawSelectCell(
  { label, selected, onSelectedChange, disabled, className, ...rest }: TableSelectCellProps,
  ref?: ForwardedRef<HTMLTableCellElement>,
) {
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onSelectedChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return drawCell(
    {
      ...rest,
      className: clsx('qw-table-select', className),
      children: drawCheckbox({ label, selected, disabled, onChange }),
    },
    ref,
  );
}
