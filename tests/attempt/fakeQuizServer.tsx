import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import type { Attempt, Profile, QuizPaper, SubmittedAnswer } from '../../src/api/entities';
import { useAttempt } from '../../src/attempt/useAttempt';
import { useCountdown } from '../../src/attempt/useCountdown';
import { useOutbox } from '../../src/attempt/useOutbox';
import { useSaveState } from '../../src/attempt/useSaveState';
import { QuizProvider } from '../../src/provider/QuizProvider';

export const start = Date.parse('2026-05-04T09:00:00Z');
const options = { A: 'a', B: 'b', C: 'c', D: 'd' };

export const chen: Profile = {
  _id: 'chen',
  first_name: 'Chen',
  last_name: 'Wei',
  email: 'chen@school.example',
  role: 'Student',
  status: 'active',
};

type Failing = (() => Response | Promise<Response>) | null;

interface Settings {
  /** Whether it keeps attempts: without it is a server of the specification alone. */
  withAttempt?: boolean;
  questions?: string[];
}

/** A server with one quiz of two questions that opens at nine for a quarter of an hour. */
export function createQuizServer({ withAttempt = true, questions = ['i1', 'i2'] }: Settings = {}) {
  const state = {
    now: () => start + performance.now(),
    papers: 0,
    startsAt: start,
    minutes: 15,
    revision: 0,
    held: [] as SubmittedAnswer[],
    drafts: [] as SubmittedAnswer[][],
    submissions: [] as SubmittedAnswer[][],
    /** Milliseconds until a draft is heard of. */
    draftsTake: 0,
    failing: { paper: null as Failing, draft: null as Failing, submit: null as Failing },
  };
  const instant = (time: number): string => new Date(time).toISOString();

  const attempt = (): Attempt => ({
    started_at: instant(state.startsAt),
    ends_at: instant(start + state.minutes * 60_000),
    server_now: instant(state.now()),
    revision: state.revision,
    answers: state.held,
  });
  const paper = (): QuizPaper => ({
    title: 'Week 3',
    questions:
      state.now() >= start
        ? questions.map((_id) => ({ _id, title: `Title of ${_id}`, options }))
        : [],
    ...(withAttempt && { attempt: attempt() }),
  });

  async function answer(request: Request): Promise<Response> {
    if (request.method === 'GET') {
      state.papers += 1;
      return state.failing.paper ? state.failing.paper() : Response.json({ data: paper() });
    }
    const body = (await request.json()) as { answers: SubmittedAnswer[]; revision: number };
    if (request.method === 'PUT') {
      state.drafts.push(body.answers);
      if (state.draftsTake > 0) await new Promise((heard) => setTimeout(heard, state.draftsTake));
      if (state.failing.draft) return state.failing.draft();
      if (!withAttempt) return Response.json({ message: 'No such route.' }, { status: 404 });
      if (body.revision !== state.revision) {
        return Response.json({ message: 'Newer.', attempt: attempt() }, { status: 409 });
      }
      state.revision += 1;
      state.held = body.answers;
      return Response.json({ data: attempt() });
    }
    state.submissions.push(body.answers);
    if (state.failing.submit) return state.failing.submit();
    const answered = body.answers.length;
    const receipt = { _id: 'r1', submitted_at: instant(state.now()), answered, questions: 2 };
    return Response.json({ data: { message: 'Received.', receipt } });
  }

  const client = createQuizClient({ fetch: answer });
  const host = { user: chen as Profile | undefined, token: 't' as string | undefined };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuizProvider client={client} user={host.user} token={host.token}>
      {children}
    </QuizProvider>
  );
  const take = (quiz = 'q1') =>
    renderHook(
      ({ quizId }) => {
        const attempt = useAttempt(quizId);
        return {
          attempt,
          time: useCountdown(attempt),
          saving: useSaveState(attempt),
          outbox: useOutbox(),
        };
      },
      { wrapper, initialProps: { quizId: quiz } },
    );
  return { state, host, client, take };
}

export type Taken = ReturnType<ReturnType<typeof createQuizServer>['take']>;

/** Milliseconds go by, and what is due happens. */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

export const phase = ({ result }: Taken): string => result.current.attempt.state.phase;

export function sheetOf({ result }: Taken) {
  const { state } = result.current.attempt;
  if (!('paper' in state) || state.paper === null)
    throw new Error(`No paper while ${state.phase}.`);
  return state.paper.sheet;
}

export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
export const refusing = (status: number, message: string) => (): Response =>
  Response.json({ message }, { status });
