import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { JoinCode } from '../../../src/quizzes/joinCode/JoinCode';
import { renderAtSchool } from '../fakeSchool';

const joinHref = (code: string) => `/join?code=${code}`;

it('copies the plain code and says so', async () => {
  const { user } = renderAtSchool(<JoinCode code="7KQ2MXWD" />, {});
  expect(screen.getByText('7KQ2-MXWD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Quiz code copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('7KQ2MXWD');
});

it('copies a join link that works from anywhere', async () => {
  const { user } = renderAtSchool(<JoinCode code="7KQ2MXWD" joinHref={joinHref} />, {});
  const link = `${location.origin}/join?code=7KQ2MXWD`;
  expect(screen.getByText(link)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Join link copied to clipboard')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

it('has no join link if the host has none', () => {
  renderAtSchool(<JoinCode code="7KQ2MXWD" />, {});
  expect(screen.queryByText('Join link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

it('fills the window with the code and the link, until Escape', async () => {
  const { user } = renderAtSchool(<JoinCode code="7KQ2MXWD" joinHref={joinHref} />, {});
  const opener = screen.getByRole('button', { name: 'Enlarge code' });
  await user.click(opener);
  const stage = await screen.findByRole('dialog', { name: 'Join the quiz with this code' });
  expect(within(stage).getByText('7KQ2-MXWD')).toBeVisible();
  expect(within(stage).getByText(/\/join\?code=7KQ2MXWD$/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  renderAtSchool(<JoinCode ref={ref} code="7KQ2MXWD" id="code" className="mine" />, {});
  expect(ref.current).toHaveAttribute('id', 'code');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
