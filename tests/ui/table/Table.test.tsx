import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../../../src/ui/button/Button';
import { ConfirmDialog } from '../../../src/ui/dialog/ConfirmDialog';
import { Table, TableBody, TableCell, TableRow } from '../../../src/ui/table/Table';

const students = (names: string[], onDelete?: (name: string) => void) => (
  <Table caption="Students">
    <TableBody>
      {names.map((name) => (
        <TableRow key={name}>
          <TableCell kind="title">{name}</TableCell>
          <TableCell kind="actions">
            <Button>Edit {name}</Button>
            <Button onClick={() => onDelete?.(name)}>Delete {name}</Button>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const button = (name: string) => screen.getByRole('button', { name });

test('a removed row leaves its focus to the same control of the next, or of the previous one', async () => {
  const { rerender } = render(students(['Ada', 'Alan', 'Grace']));
  act(() => button('Delete Alan').focus());
  rerender(students(['Ada', 'Grace']));
  await waitFor(() => expect(button('Delete Grace')).toHaveFocus());
  rerender(students(['Ada']));
  await waitFor(() => expect(button('Delete Ada')).toHaveFocus());
});

test('the last row leaves its focus to the table', async () => {
  const { rerender } = render(students(['Ada']));
  act(() => button('Delete Ada').focus());
  rerender(students([]));
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveFocus());
});

test('a row that a dialog deletes as it closes leaves the focus to the next', async () => {
  const user = userEvent.setup({ delay: null });
  function Students() {
    const [names, setNames] = useState(['Ada', 'Alan', 'Grace']);
    const [leaving, setLeaving] = useState<string>();
    return (
      <>
        {students(names, setLeaving)}
        <ConfirmDialog
          open={leaving !== undefined}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setNames(names.filter((name) => name !== leaving));
            setLeaving(undefined);
          }}
          title="Delete?"
          confirmLabel="Yes"
          cancelLabel="No"
          closeLabel="Close"
        />
      </>
    );
  }
  render(<Students />);
  await user.click(button('Delete Alan'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(button('Delete Grace')).toHaveFocus());
});

test('a row that only moves keeps its focus', async () => {
  const { rerender } = render(students(['Ada', 'Alan', 'Grace']));
  act(() => button('Delete Ada').focus());
  rerender(students(['Grace', 'Alan', 'Ada']));
  await Promise.resolve();
  expect(button('Delete Ada')).toHaveFocus();
});
