import { screen, within } from '@testing-library/react';
import { mockQuizzes } from 'quizwright/testing';
import { expect, it } from 'vitest';
import { openPortal, useSchool } from './portal';

useSchool();

it('leads by its own router from the results of a course to those of a quiz, and back', async () => {
  const user = openPortal('/courses/web', 'instructor');
  const row = (await screen.findByRole('cell', { name: 'Warm-up' })).closest('tr')!;
  await user.click(within(row).getByRole('link'));

  expect(location.pathname).toBe(`/courses/web/results/${mockQuizzes.closed.id}`);
  expect(await screen.findByRole('heading', { name: 'Warm-up' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: /Katherine Johnson/ })).toBeVisible();

  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await user.click(crumbs.getByRole('link', { name: 'Results' }));
  expect(location.pathname).toBe('/courses/web');
});

it('shows the question bank on a page of the course', async () => {
  const user = openPortal('/courses/web', 'instructor');
  await user.click(await screen.findByRole('link', { name: 'Questions' }));
  expect(await screen.findByRole('table', { name: 'Bank of Questions' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('aria-current', 'page');
});
