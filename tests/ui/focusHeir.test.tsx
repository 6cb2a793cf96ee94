import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveShell } from '../../src/ui/dialog/leaveShell';
import { useFocusHeir } from '../../src/ui/focus/useFocusHeir';

function List({ rows, isOpen }: { rows: string[]; isOpen: boolean }) {
  const root = useFocusHeir((_gone, { target }) =>
    (target as HTMLElement).querySelector<HTMLElement>('button'),
  );
  return (
    <>
      <ul ref={root}>
        {rows.map((row) => (
          <li key={row}>
            <button>{row}</button>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div role="dialog" aria-modal="true">
          <input ref={(input) => input?.focus()} />
        </div>
      ) : null}
    </>
  );
}

it('gives the focus on when the row is gone before the dialog that was opened from it', async () => {
  const { getByRole, rerender } = render(<List rows={['one', 'two']} isOpen={false} />);
  getByRole('button', { name: 'two' }).focus();
  rerender(<List rows={['one', 'two']} isOpen />);
  expect(getByRole('textbox')).toHaveFocus();
  rerender(<List rows={['one']} isOpen />);
  // The observer is notified after this.
  await act(async () => {});
  expect(getByRole('textbox')).toHaveFocus();
  rerender(<List rows={['one']} isOpen={false} />);
  await waitFor(() => expect(getByRole('button', { name: 'one' })).toHaveFocus());
});

it('does not give the focus that it returns to what is left of a dialog for a moment', async () => {
  const dialog = document.createElement('div');
  document.body.append(dialog);
  leaveShell(dialog);
  dialog.remove();
  await waitFor(() => expect(dialog).toHaveAttribute('tabindex', '-1'));
  dialog.focus();
  expect(document.body).toHaveFocus();
});
