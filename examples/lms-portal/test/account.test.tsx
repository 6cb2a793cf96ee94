import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mockPassword, mockQuizzes } from 'quizwright/testing';
import { expect, it } from 'vitest';
import { openPortal, school, useSchool } from './portal';

useSchool();

async function signIn(user: UserEvent, password = mockPassword): Promise<void> {
  await user.type(screen.getByLabelText('Email'), 'grace@school.example');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Come aboard' }));
}

it('shows the login at any address, then the requested page', async () => {
  const user = openPortal('/courses/web');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'Building for the web' })).toBeVisible();
  expect(screen.getByText('Grace Hopper · Student')).toBeVisible();
});

it('says why the school refuses a login', async () => {
  const user = openPortal('/');
  await signIn(user, 'not-this-one');
  expect(await screen.findByText(/The email or the password is wrong/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it('asks for the password above the page when the session has ended, then continues', async () => {
  const user = openPortal('/');
  await signIn(user);
  school.failNext('upcomingQuizzes', 401);
  await user.click(await screen.findByRole('link', { name: 'Building for the web' }));

  const ended = await screen.findByRole('region', { name: /Your session has ended/ });
  expect(screen.getByRole('heading', { name: 'Building for the web' })).toBeVisible();
  expect(within(ended).getByLabelText('Email')).toHaveValue('grace@school.example');
  await user.type(within(ended).getByLabelText('Password'), mockPassword);
  await user.click(within(ended).getByRole('button', { name: 'Come aboard' }));

  expect(await screen.findByRole('heading', { name: 'How the web works' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Your session has ended/ })).toBeNull();
});

it('keeps the answers of a quiz whose student has to sign in again', async () => {
  const user = openPortal('/courses/web');
  await signIn(user);
  await user.type(await screen.findByLabelText('Code'), mockQuizzes.open.code);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  const [question] = await screen.findAllByRole('radiogroup');
  const answer = within(question!).getAllByRole('radio')[2]!;
  school.failNext('saveAnswers', 401);
  await user.click(answer);

  const link = await screen.findByRole('link', { name: 'Sign in again' });
  const ended = screen.getByRole('region', { name: /Your session has ended/ });
  expect(link).toHaveAttribute('href', `#${ended.id}`);
  await user.type(within(ended).getByLabelText('Password'), mockPassword);
  await user.click(within(ended).getByRole('button', { name: 'Come aboard' }));

  // An answer first kept on the device is also announced to screen readers.
  expect(await screen.findByText('Saved', { selector: 'p' })).toBeVisible();
  expect(answer).toBeChecked();
  expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull();
});

it('logs out and forgets the user', async () => {
  const user = openPortal('/', 'student');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(sessionStorage.getItem('tidemark:session')).toBeNull();
});
