import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, openBank, question, search } from './bankAtSchool';

const focused = () => document.activeElement as HTMLElement;
const bank = [question('1'), question('2'), question('3')];

it('has keys for the search, the list of keys and a new question', async () => {
  const { user } = await openBank(bank);
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  button('Add Question').focus();
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('');
  button('Add Question').focus();
  await user.keyboard('?');
  const toggle = button('Keyboard shortcuts');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveFocus();
  expect(screen.getByText('Next question')).toBeVisible();
  await user.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Set up a new question' })).toBeVisible();
});

it('goes to the search from nowhere on the page', async () => {
  const { user } = await openBank(bank);
  expect(document.body).toHaveFocus();
  await user.keyboard('/');
  expect(search()).toHaveFocus();
});

it('moves from row to row, staying on the same control', async () => {
  const { user } = await openBank(bank);
  button('Add Question').focus();
  await user.keyboard('j');
  expect(button('View Question 1')).toHaveFocus();
  button('Duplicate Question 1').focus();
  await user.keyboard('jj');
  expect(button('Duplicate Question 3')).toHaveFocus();
  await user.keyboard('j');
  expect(button('Duplicate Question 3')).toHaveFocus();
  await user.keyboard('k');
  expect(button('Duplicate Question 2')).toHaveFocus();
});

it.each([
  ['v', 'dialog', 'View question'],
  ['e', 'dialog', 'Update question'],
  ['d', 'dialog', 'Set up a new question'],
  ['{Delete}', 'dialog', 'Delete Question'],
])('%s acts on the focused row', async (key, role, name) => {
  const { user } = await openBank(bank);
  const here = button('View Question 2');
  here.focus();
  await user.keyboard(key);
  expect(await screen.findByRole(role, { name })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(here.closest('tr')).toContainElement(focused()));
});

it('selects the focused row', async () => {
  const { user } = await openBank(bank);
  button('View Question 2').focus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Question 2' })).toBeChecked();
});

it('does nothing while the user types, chooses, or is elsewhere on the page', async () => {
  const { user } = await openBank(bank);
  await user.type(search(), 'ned?/');
  expect(search()).toHaveValue('ned?/');
  screen.getByLabelText('Type').focus();
  await user.keyboard('n');
  focused().blur();
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does nothing in a dialog, or with a modifier', async () => {
  const { user } = await openBank(bank);
  button('View Question 1').focus();
  fireEvent.keyDown(button('View Question 1'), { key: 'e', ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('v');
  await screen.findByRole('dialog', { name: 'View question' });
  await user.keyboard('n');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('can be turned off, and on again', async () => {
  const { user } = await openBank(bank);
  await user.click(button('Keyboard shortcuts'));
  await user.click(button('Turn shortcuts off'));
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button('Turn shortcuts on'));
  await user.keyboard('n');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
