import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appAtSchool } from '../appAtSchool';

const { user, openApp, address } = appAtSchool();
const questions = '/dashboard/questions';

const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));
const search = () => screen.findByRole('searchbox', { name: 'Search questions' });
const chip = (name: string) => screen.findByRole('button', { name: `Remove filter ${name}` });
const back = () => act(() => window.history.back());

it('opens the bank with what the address asks for', async () => {
  openApp(`${questions}?difficulty=hard&type=FE&q=e&sort=-title`, 'Instructor');
  await chip('Difficulty: Hard');
  await chip('Type: Frontend');
  expect(await search()).toHaveValue('e');
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(asked()).toEqual({ difficulty: 'hard', type: 'FE', q: 'e', sort: '-title' });
});

it('keeps what is asked in the address, and Back takes it off step by step', async () => {
  openApp(`${questions}?from=portal`, 'Instructor');
  // Pasted: on a slow machine, keys are further apart than the pause.
  await user.click(await search());
  await user.paste('css');
  await waitFor(() => expect(asked()).toEqual({ from: 'portal', q: 'css' }));
  await user.paste(' grid');
  await waitFor(() => expect(asked()).toEqual({ from: 'portal', q: 'css grid' }));
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
  await waitFor(() =>
    expect(asked()).toEqual({ from: 'portal', q: 'css grid', difficulty: 'hard' }),
  );
  expect(screen.getByLabelText('Difficulty')).toHaveFocus();
  back();
  await waitFor(() => expect(screen.getByLabelText('Difficulty')).toHaveValue(''));
  expect(await search()).toHaveValue('css grid');
  back();
  await waitFor(async () => expect(await search()).toHaveValue(''));
  expect(address()).toBe(questions);
});

it('shows a filter that the bank does not know, to be removed', async () => {
  openApp(`${questions}?difficulty=extreme`, 'Instructor');
  await user.click(await chip('Difficulty: extreme (not available)'));
  expect(within(await screen.findByRole('table')).getAllByRole('row').length).toBeGreaterThan(1);
  await waitFor(() => expect(window.location.search).toBe(''));
});
