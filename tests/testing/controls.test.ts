import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { groupsOptions } from '../../src/api/teachingOperations';
import { createMockSchool, mockQuizzes } from '../../src/testing';
import { createFaults } from '../../src/testing/faults';
import { failureOf, firstDay, listenTo, questionDraft, quizDraft } from './school';

const { school, as } = listenTo();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('failNext', () => {
  it('fails only the next call of that operation, with the message', async () => {
    school.failNext('questions', 503, 'The bank is being moved.');
    await expect(as('instructor').groups()).resolves.toHaveLength(2);
    await expect(failureOf(as('instructor').questions())).resolves.toMatchObject({
      kind: 'http',
      status: 503,
      message: 'The bank is being moved.',
      fromServer: true,
    });
    await expect(as('instructor').questions()).resolves.toHaveLength(20);
  });

  it.each([
    [401, 'Your session has ended. Sign in again.'],
    [500, 'The school cannot do this now. Try again in a moment.'],
  ])('refuses with a message when none is given (%i)', async (status, message) => {
    school.failNext('questions', status);
    await expect(failureOf(as('instructor').questions())).resolves.toMatchObject({
      kind: 'http',
      status,
      message,
      fromServer: true,
    });
  });

  it.each([
    ['a web page', { status: 403, html: true }, expect.stringContaining('<!doctype html>')],
    ['a web page with a good status', { status: 200, html: true }, expect.any(String)],
    ['other JSON', { status: 409, json: { error: 'blocked' } }, { error: 'blocked' }],
    ['an empty body', { status: 401 }, undefined],
    ['no content', { status: 204 }, undefined],
  ])('has something else reply with %s', async (_, answer, body) => {
    school.failNext('questions', answer);
    await expect(failureOf(as('instructor').questions())).resolves.toMatchObject({
      kind: 'shape',
      status: answer.status,
      body: body as unknown,
    });
    await expect(as('instructor').questions()).resolves.toHaveLength(20);
  });

  it('gives no reply at all for "network"', async () => {
    school.failNext('joinQuiz', 'network');
    await expect(failureOf(as('student').join(mockQuizzes.open.code))).resolves.toMatchObject({
      kind: 'network',
      status: 500,
    });
  });

  it('counts: two failures for two calls, in order', async () => {
    school.failNext('groups', 500);
    school.failNext('groups', 503);
    expect((await failureOf(as('instructor').groups())).status).toBe(500);
    expect((await failureOf(as('instructor').groups())).status).toBe(503);
    await expect(as('instructor').groups()).resolves.toHaveLength(2);
  });

  it('reports an operation that the contract does not have', () => {
    expect(() => school.failNext('quizSubmit' as 'submitQuiz', 500)).toThrow(
      /^Quizwright: the contract has no operation "quizSubmit"\./,
    );
  });

  it('changes nothing at the school', async () => {
    school.failNext('createQuestion', 500);
    await failureOf(as('instructor').createQuestion(questionDraft));
    await expect(as('instructor').questions()).resolves.toHaveLength(20);
  });
});

/** Delays all calls by an hour; waits for one that has reached the school. */
function delayForAnHour(): () => Promise<void> {
  const hour = 60 * 60_000;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  school.delay(hour);
  return () =>
    expect.poll(() => timers.mock.calls.filter(([, ms]) => ms === hour).length).toBeGreaterThan(0);
}

describe('reset', () => {
  it('cancels a waiting call', async () => {
    const hasReached = delayForAnHour();
    const created = as('instructor').createQuestion(questionDraft);
    await hasReached();
    school.reset();
    await created;
    await expect(as('instructor').questions()).resolves.toHaveLength(20);
  });
});

describe('delay', () => {
  it('holds calls until it is cleared', async () => {
    const hasReached = delayForAnHour();
    let isAnswered = false;
    const call = as('instructor')
      .groups()
      .then(() => {
        isAnswered = true;
      });
    await hasReached();
    expect(isAnswered).toBe(false);
    school.delay(0);
    await call;
  });

  it.each([
    ['that long', 60, true],
    ['for good', 'infinite', false],
  ] as const)('makes calls wait %s', async (_, delay, isOver) => {
    vi.useFakeTimers();
    const faults = createFaults();
    faults.delay(delay);
    const onEnd = vi.fn();
    const pending = faults.wait().then(onEnd);
    await vi.advanceTimersByTimeAsync(59);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledTimes(isOver ? 1 : 0);
    faults.reset();
    await pending;
  });
});

describe('clock', () => {
  it('starts at the given time, runs on, and can be set and advanced', () => {
    vi.useFakeTimers();
    school.reset();
    expect(school.clock.now()).toEqual(firstDay);
    vi.advanceTimersByTime(3_000);
    expect(school.clock.now()).toEqual(new Date(firstDay.getTime() + 3_000));
    school.clock.set(new Date('2027-01-01T00:00:00.000Z'));
    school.clock.advance(60_000);
    vi.advanceTimersByTime(500);
    expect(school.clock.now()).toEqual(new Date('2027-01-01T00:01:00.500Z'));
  });

  it("starts at the device's time by default", () => {
    vi.useFakeTimers();
    expect(createMockSchool().clock.now()).toEqual(new Date());
  });
});

describe('reset', () => {
  it('restores data, ids, codes, clock, failures and delays', async () => {
    async function fillIn() {
      const question = await as('instructor').createQuestion(questionDraft);
      const quiz = await as('instructor').createQuiz(quizDraft);
      await as('student').join(quiz.code);
      const { questions } = await as('student').paper(quiz._id ?? '');
      return [question._id, quiz._id, quiz.code, questions.map(({ _id }) => _id)];
    }
    const first = await fillIn();
    school.clock.advance(1_000_000_000);
    school.failNext('groups', 500);
    school.delay('infinite');

    school.reset();
    await expect(as('instructor').groups()).resolves.toHaveLength(2);
    await expect(as('instructor').questions()).resolves.toHaveLength(20);
    expect(await fillIn()).toEqual(first);
  });

  it('keeps tokens valid', async () => {
    const ada = as('instructor');
    school.reset();
    await expect(ada.groups()).resolves.toHaveLength(2);
  });
});

it('replies below another base, beside other schools', async () => {
  const other = createMockSchool({ baseUrl: 'https://lms.example/quiz/api/' });
  const server = setupServer(...other.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const client = createQuizClient({
      baseUrl: 'https://lms.example/quiz/api',
      getToken: () => other.as('alan@school.example').token,
    });
    const { signal } = new AbortController();
    await expect(groupsOptions(client).queryFn({ signal })).resolves.toHaveLength(1);
  } finally {
    server.close();
  }
});
