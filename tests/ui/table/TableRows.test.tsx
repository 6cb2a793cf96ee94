import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../../src/ui/table/Table';
import { TableRows } from '../../../src/ui/table/TableRows';
import { useRowSelection } from '../../../src/ui/table/useRowSelection';
import { stopClock, turnClock } from '../../stopClock';

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Student ${index + 1}`);

function Editable({ items }: { items: string[] }) {
  return (
    <Table caption="Students" scrolls="self">
      <TableBody>
        <TableRows
          items={items}
          itemKey={(name) => name}
          renderRow={(name) => (
            <TableRow>
              <TableCell>
                <button>Edit {name}</button>
              </TableCell>
            </TableRow>
          )}
        />
      </TableBody>
    </Table>
  );
}

function Students({ count, scrolls = 'self' }: { count: number; scrolls?: 'page' | 'self' }) {
  return (
    <Table caption="Students" scrolls={scrolls} stickyHeader>
      <TableHead>
        <TableRow>
          <TableHeaderCell>Name</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRows
          items={names(count)}
          itemKey={(name) => name}
          renderRow={(name) => (
            <TableRow>
              <TableCell kind="title">{name}</TableCell>
            </TableRow>
          )}
        />
      </TableBody>
    </Table>
  );
}

describe('TableRows', () => {
  test('draws up to 200 rows directly', () => {
    render(<Students count={200} />);
    expect(screen.getAllByRole('row')).toHaveLength(201);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-rowindex');
  });

  test('draws the first of more rows if nothing has a size, and says how many there are', async () => {
    stopClock();
    render(<Students count={5000} />);
    await turnClock(100);
    vi.useRealTimers();
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThan(100);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
    expect(within(rows[1] as HTMLElement).getByRole('cell')).toHaveTextContent('Student 1');
  });

  test('keeps its rows when their number crosses 200', () => {
    const { rerender } = render(<Students count={201} />);
    const third = screen.getByText('Student 3');
    rerender(<Students count={200} />);
    expect(screen.getByText('Student 3')).toBe(third);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    rerender(<Students count={201} />);
    expect(screen.getByText('Student 3')).toBe(third);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '202');
  });

  // WebKit drops the gaps for a moment when rows come and go, and would scroll back by them.
  test('holds the length of all rows apart from the drawn ones and their gaps', () => {
    const { container, rerender } = render(<Students count={5000} />);
    const length = () => container.querySelector<HTMLElement>('.qw-table-length')?.style.blockSize;
    expect(length()).toBe(`${5000 * 56}px`);
    rerender(<Students count={300} />);
    expect(length()).toBe(`${300 * 56}px`);
  });

  test('the focus moves with its row out of sight, and on to the next there', async () => {
    const items = names(500);
    const { rerender } = render(<Editable items={items} />);
    const edit = (number: number) => screen.getByRole('button', { name: `Edit Student ${number}` });
    act(() => edit(3).focus());
    rerender(<Editable items={items.toReversed()} />);
    expect(edit(3)).toHaveFocus();
    expect(edit(3).closest('tr')).toHaveAttribute('aria-rowindex', '499');
    // From here on, its first place no longer matters.
    act(() => edit(3).blur());
    act(() => edit(2).focus());
    rerender(<Editable items={items.toReversed().filter((name) => name !== 'Student 2')} />);
    await waitFor(() => expect(edit(1)).toHaveFocus());
  });

  test('has its first rows, and no style attribute, in HTML from a server', () => {
    const html = renderToString(<Students count={5000} />);
    expect(html).toContain('Student 1<');
    expect(html).toContain('Student 12<');
    expect(html).not.toContain('Student 100<');
    expect(html).not.toContain('style=');
  });

  test('hydrates the HTML of a server unchanged', () => {
    const complaint = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Students count={5000} />);
    const first = within(container).getByText('Student 1');
    render(<Students count={5000} />, { container, hydrate: true });
    expect(within(container).getByText('Student 1')).toBe(first);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  test('says what is missing if the page scrolls the rows', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Students count={3} scrolls="page" />)).toThrow(
      /^Quizwright: .*scrolls="self"/,
    );
    silent.mockRestore();
  });
});

describe('useRowSelection', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const select = (selected: string[], listed = ids) => {
    const onSelectedChange = vi.fn<(next: ReadonlySet<string>) => void>();
    const { result } = renderHook(() =>
      useRowSelection({ ids: listed, selected: new Set(selected), onSelectedChange }),
    );
    return { ...result.current, last: () => [...(onSelectedChange.mock.lastCall?.[0] ?? [])] };
  };

  test('distinguishes all from some and none', () => {
    expect(select([]).all.selected).toBe(false);
    expect(select(['b']).all.selected).toBe('some');
    expect(select(ids).all.selected).toBe(true);
    expect(select([], []).all.selected).toBe(false);
  });

  test('selects a range in either direction, from the last changed row', () => {
    const { row, last } = select([]);
    row('c').onSelectedChange(true, false);
    row('a').onSelectedChange(true, true);
    expect(last()).toEqual(['a', 'b', 'c']);
  });

  test('selects one row if there is none to start at', () => {
    const { row, last } = select([]);
    row('c').onSelectedChange(true, true);
    expect(last()).toEqual(['c']);
  });

  test('leaves rows that are not listed unchanged', () => {
    const { all, last } = select(['z', 'a']);
    all.onSelectedChange(false);
    expect(last()).toEqual(['z']);
  });
});
