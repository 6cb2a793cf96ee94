import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from '../../../src/ui/tabs/Tabs';

const groups = (count: number, selected = '0') => (
  <Tabs
    label="Groups"
    tabs={Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: `Tab ${index}` }))}
    selected={selected}
    onSelect={() => {}}
    previousLabel="Previous"
    nextLabel="Next"
  >
    Students
  </Tabs>
);

const tab = (index: number) => screen.getByRole('tab', { name: `Tab ${index}` });

test('the focus stays among the tabs if another page is chosen from outside', async () => {
  const { rerender } = render(groups(9));
  act(() => tab(1).focus());
  rerender(groups(9, '7'));
  await waitFor(() => expect(tab(7)).toHaveFocus());
});

test('a removed tab leaves its focus, and its place in the Tab order, to another', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(groups(3));
  act(() => tab(2).focus());
  rerender(groups(2));
  await waitFor(() => expect(tab(0)).toHaveFocus());
  act(() => tab(0).blur());
  await user.tab();
  expect(tab(0)).toHaveFocus();
});

test('a removed button to other pages leaves its focus to the tabs', async () => {
  const { rerender } = render(groups(4));
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  rerender(groups(3));
  await waitFor(() => expect(tab(0)).toHaveFocus());
});

test('the focus is left where the user moved it', async () => {
  const { rerender } = render(groups(3));
  act(() => tab(2).focus());
  act(() => tab(2).blur());
  await Promise.resolve();
  rerender(groups(2));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

test('an arrow key with Alt is left to the browser, which goes back in its history', () => {
  render(groups(3));
  act(() => tab(0).focus());
  expect(fireEvent.keyDown(tab(0), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(tab(0), { key: 'ArrowLeft' })).toBe(false);
});
