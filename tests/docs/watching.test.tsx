import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { QuizClient } from '../../src/api/createQuizClient';
import { groupsOptions } from '../../src/api/teachingOperations';
import { createMockSchool, mockQuizzes } from '../../src/testing';
import { portal } from './host/portal';
import { breadcrumbs, reports } from './host/sentry';
import { loadBlockWith } from './loadBlock';

const school = createMockSchool();
const server = setupServer(...school.handlers);
const sentence = 'Katherine Johnson, katherine@school.example, is not known here.';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A browser has it, and this page has none.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(portal, school.as('katherine@school.example'));
  localStorage.clear();
});
afterEach(() => {
  reports.length = 0;
  breadcrumbs.length = 0;
  server.resetHandlers();
  school.reset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function takeWatchedQuiz(): Promise<void> {
  const { WatchedQuiz } = (await loadBlockWith('const WatchedQuiz')) as {
    WatchedQuiz: ComponentType<{ quizId: string }>;
  };
  render(<WatchedQuiz quizId={mockQuizzes.open.id} />);
  for (const option of await screen.findAllByRole('radio')) await userEvent.click(option);
}

/** Everything that was handed to Sentry, as deep as it goes. */
const sent = (): string => inspect([reports, breadcrumbs], { depth: null, showHidden: true });

it('reports a failure of the server with its request id, and nothing about the student', async () => {
  server.use(
    http.post('*/api/quiz/submit/:id', () =>
      HttpResponse.json(
        { message: sentence, code: 'server.failed' },
        { status: 500, headers: { 'X-Request-Id': 'req-42' } },
      ),
    ),
  );
  await takeWatchedQuiz();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await waitFor(() => expect(reports.length).toBeGreaterThan(0));
  expect(reports[0]).toMatchObject({
    tags: {
      operation: 'submitQuiz',
      kind: 'http',
      status: 500,
      code: 'server.failed',
      requestId: 'req-42',
    },
    user: { id: portal.user._id },
    fingerprint: ['quiz', 'submitQuiz', 'http', 'server.failed'],
  });
  for (const secret of [sentence, 'Katherine', 'school.example', portal.token, "'D'"]) {
    expect(sent()).not.toContain(secret);
  }
});

it('keeps a refusal as a trail only', async () => {
  server.use(
    http.put('*/api/quiz/answers/:id', () =>
      HttpResponse.json({ message: sentence, code: 'attempt.closed' }, { status: 409 }),
    ),
  );
  await takeWatchedQuiz();
  await waitFor(() =>
    expect(breadcrumbs).toContainEqual(
      expect.objectContaining({
        message: 'saveAnswers',
        data: expect.objectContaining({ status: 409, code: 'attempt.closed' }) as object,
      }),
    ),
  );
  expect(reports).toEqual([]);
  expect(sent()).not.toContain(sentence);
});

it('reports what breaks in a widget once, and lets the student start again', async () => {
  const { ReportingBoundary } = (await loadBlockWith('function ReportingBoundary')) as {
    ReportingBoundary: ComponentType<{ children: React.ReactNode }>;
  };
  const fault = new Error('Broken.');
  let isBroken = true;
  const Content = () => {
    if (isBroken) throw fault;
    return <p>Works again</p>;
  };
  render(
    <ReportingBoundary>
      <Content />
    </ReportingBoundary>,
  );
  expect(reports).toEqual([{ error: fault, tags: { area: 'quiz' } }]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Works again')).toBeVisible();
});

it('sends an id with each call by which it can be found', async () => {
  let id: string | null = null;
  server.use(
    http.get('*/api/group', ({ request }) => {
      id = request.headers.get('X-Request-Id');
      return HttpResponse.json([]);
    }),
  );
  const { tracedClient } = (await loadBlockWith('tracedClient = ')) as { tracedClient: QuizClient };
  await groupsOptions(tracedClient).queryFn({ signal: new AbortController().signal });
  expect(id).toMatch(/^[\da-f-]{36}$/);
});
