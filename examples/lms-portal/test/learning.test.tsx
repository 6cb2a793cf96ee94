import { screen, waitFor, within } from '@testing-library/react';
import { mockQuizzes } from 'quizwright/testing';
import { expect, it } from 'vitest';
import { openPortal, school, useSchool } from './portal';

useSchool();

const katherine = 'katherine@school.example';

it('takes a student from the code to the receipt, and records it beside the course', async () => {
  const user = openPortal('/courses/web', katherine);
  await user.type(await screen.findByLabelText('Code'), mockQuizzes.open.code);
  await user.click(screen.getByRole('button', { name: 'Join' }));

  const questions = await screen.findAllByRole('radiogroup');
  expect(location.pathname).toBe(`/courses/web/quizzes/${mockQuizzes.open.id}`);
  // The portal gets the title from an event after the questions have loaded.
  await waitFor(() => expect(document.title).toBe('How the web works · Tidemark'));
  for (const question of questions) {
    await user.click(within(question).getAllByRole('radio')[0]!);
  }
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  expect(await screen.findByRole('heading', { name: 'Quiz submitted' })).toBeVisible();

  const [back] = screen.getAllByRole('link', { name: 'Back to the course' });
  await user.click(back!);
  const activity = within(await screen.findByRole('list', { name: 'Your activity' }));
  expect(activity.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Submitted a quiz: 5 of 5 answered'),
    expect.stringContaining('Started a quiz'),
    expect.stringContaining('Joined a quiz'),
  ]);
});

it("shows the widgets' notices in its own", async () => {
  const user = openPortal('/courses/web', katherine);
  await user.type(await screen.findByLabelText('Code'), mockQuizzes.open.code);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  for (const question of await screen.findAllByRole('radiogroup')) {
    await user.click(within(question).getAllByRole('radio')[0]!);
  }
  school.failNext('submitQuiz', 503);
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const back = await screen.findByRole('button', { name: 'Back to the quiz' });
  school.failNext('quizPaper', 403, 'The school is full today.');
  await user.click(back);

  const notices = within(screen.getByRole('log', { name: 'Notices' }));
  const notice = await notices.findByText('The school is full today.');
  expect(notice).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  for (const dismiss of notices.getAllByRole('button', { name: 'Dismiss' }))
    await user.click(dismiss);
  expect(notices.queryByText('The school is full today.')).toBeNull();
});

it('turns the widgets dark with the page', async () => {
  const user = openPortal('/courses/web', katherine);
  const join = (await screen.findByRole('heading', { name: 'Join quiz' })).closest('.qw-root');
  expect(join).toHaveAttribute('data-qw-theme', 'light');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(join).toHaveAttribute('data-qw-theme', 'dark');
});

it('starts each page at its heading', async () => {
  const user = openPortal('/', katherine);
  await user.click(await screen.findByRole('link', { name: 'Reading the coast' }));
  expect(await screen.findByRole('heading', { name: 'Reading the coast', level: 1 })).toHaveFocus();
  expect(document.title).toBe('Reading the coast · Tidemark');
});

it("shows no quizzes for a course without any, and hides the instructors' pages", async () => {
  openPortal('/courses/coast', katherine);
  expect(await screen.findByRole('list', { name: 'Reading' })).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
  history.pushState(null, '', '/courses/web/board');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found'),
  );
});
