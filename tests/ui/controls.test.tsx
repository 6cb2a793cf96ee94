import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button/Button';
import { Pagination } from '../../src/ui/tabs/Pagination';

test('a button sends a form only when told to', async () => {
  const user = userEvent.setup({ delay: null });
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Reset</Button>
      <Button type="submit">Create</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a busy button sends nothing, by click or by the Enter key, and keeps the focus', async () => {
  const user = userEvent.setup({ delay: null });
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Code" />
      <Button type="submit" busy busyLabel="Joining...">
        Join
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Joining...' });
  await user.click(button);
  expect(button).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'QZ7M{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('beyond the last page, which is gone, the way back leads to the last', async () => {
  const user = userEvent.setup({ delay: null });
  const change = vi.fn();
  render(
    <Pagination
      page={5}
      pages={3}
      onPageChange={change}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(3);
});

test('pages are stepped through and never left at either end', async () => {
  const user = userEvent.setup({ delay: null });
  const change = vi.fn();
  const pages = (page: number) => (
    <Pagination
      page={page}
      pages={2}
      onPageChange={change}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
    />
  );
  const { rerender } = render(pages(1));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(change).toHaveBeenLastCalledWith(2);
  rerender(pages(2));
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(change).toHaveBeenCalledOnce();
});
