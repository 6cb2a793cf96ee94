import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openPortal, school, server, useSchool } from './portal';

useSchool();

const openBoard = () => openPortal('/courses/web/board', 'instructor');

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article')!);

/** The closing time on a card, in minutes. */
async function closingMinute(title: string): Promise<number> {
  const name = (await card(title)).getByText('Closes');
  const [hours = NaN, minutes = NaN] = (name.nextElementSibling?.textContent ?? '')
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}

it('shows the code, the group and the times of each quiz', async () => {
  school.delay('infinite');
  openBoard();
  expect(await screen.findByText('Loading the board …')).toBeVisible();
  school.delay(0);

  const open = await card('How the web works');
  expect(open.getByText('7KQ2 MXWD')).toBeVisible();
  expect(await open.findByText('Web 1')).toBeVisible();
  const upcoming = await card('Layout on the web');
  expect(upcoming.getByText('Opens')).toBeVisible();
  expect(upcoming.queryByRole('button')).toBeNull();
  // Built from hooks alone: Quizwright draws nothing on the page.
  expect(document.querySelector('[class*="qw-"]')).toBeNull();
});

it('shows what it has from a server that sends little', async () => {
  server.use(
    http.get('*/api/quiz/incomming', () => HttpResponse.json([{ _id: 'q1', title: 'Week 3' }])),
  );
  openBoard();
  const little = await card('Week 3');
  expect(little.getByText('Joined')).toBeVisible();
  expect(little.queryByText('Closes')).toBeNull();
});

it('adds time, and updates the time on the board', async () => {
  const user = openBoard();
  const before = await closingMinute('How the web works');
  await user.click(screen.getByRole('button', { name: '5 more minutes for How the web works' }));
  await waitFor(async () => {
    const after = await closingMinute('How the web works');
    expect((after - before + 24 * 60) % (24 * 60)).toBe(5);
  });
  await waitFor(() =>
    expect(screen.getByRole('log', { name: 'Notices' })).toHaveTextContent(/5 minutes/),
  );
});

it('says why adding time failed, until it succeeds', async () => {
  const user = openBoard();
  const more = await screen.findByRole('button', { name: /^5 more minutes/ });
  school.failNext('extendTime', 503, 'The school is closed for a moment.');
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('The school is closed for a moment.');
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement());
});

it('retries a board that could not be loaded', async () => {
  school.failNext('upcomingQuizzes', 500);
  const user = openBoard();
  expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be loaded.');
  school.delay('infinite');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // The button keeps the focus meanwhile.
  expect(await screen.findByRole('button', { name: 'Trying …' })).toHaveFocus();
  school.delay(0);
  expect(await screen.findByRole('heading', { name: 'How the web works' })).toBeVisible();
});

it('says when the board is empty', async () => {
  school.clock.advance(3 * 24 * 60 * 60_000);
  openBoard();
  expect(await screen.findByRole('heading', { name: 'The board is empty' })).toBeVisible();
});
