import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuizEvent } from '../../../src/api/quizEvents';
import { PageLoadError } from '../../../src/app/loading/PageLoadError';
import { renderLink } from '../../../src/app/page/PageLink';
import { RouteErrorPage } from '../../../src/app/pages/RouteErrorPage';
import { QuizProvider } from '../../../src/provider/QuizProvider';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Shows the page of a route whose loader throws this, and returns the events that it raises. */
function breakWith(thrown: unknown): QuizEvent[] {
  const events: QuizEvent[] = [];
  const router = createMemoryRouter([
    {
      path: '/',
      errorElement: <RouteErrorPage />,
      HydrateFallback: () => null,
      loader: () => {
        throw thrown;
      },
      element: null,
    },
  ]);
  render(
    <QuizProvider renderLink={renderLink} onEvent={(event) => events.push(event)}>
      <RouterProvider router={router} />
    </QuizProvider>,
  );
  return events;
}

it.each([
  [400, 'This address is not valid'],
  [403, 'You do not have access to this page'],
  [404, 'Page not found'],
  [405, 'This page does not accept this request'],
])('%s is named in words', async (status, words) => {
  breakWith(new Response(null, { status }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(document.title).toBe(`${words} · Quizwright`));
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['an exception', new Error('Broken.')],
  ['another status', new Response(null, { status: 418 })],
  ['a sentence', 'Broken.'],
])('%s is an unexpected error, and the page can be reloaded', async (_, thrown) => {
  breakWith(thrown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  await waitFor(() => expect(document.title).toBe('Unexpected Application Error! · Quizwright'));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

it('code that did not load is distinguished from a page that broke', async () => {
  breakWith(new PageLoadError('Not there.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a page that broke is reported to the host, and an address that is not there is not', async () => {
  const fault = new Error('Broken.');
  const broken = breakWith(fault);
  await waitFor(() =>
    expect(broken).toEqual([
      expect.objectContaining({ type: 'error', kind: 'render', error: fault }),
    ]),
  );
  const missing = breakWith(new Response(null, { status: 404 }));
  await screen.findByText('Page not found');
  expect(missing).toEqual([]);
});
