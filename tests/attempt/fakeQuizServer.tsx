import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQuizClient, type Body } from '../../src/api/createQuizClient';
import type {
  Attempt,
  SavedAnswer,
  Profile,
  QuizPaper,
  Receipt,
  SubmittedAnswer,
} from '../../src/api/entities';
import { fromSaved, toSaved } from '../../src/attempt/server/savedAnswers';
import { useAttempt, useCountdown, useSaveState } from '../../src/attempt/hooks/useAttempt';
import { useOutbox } from '../../src/attempt/hooks/useOutbox';
import { QuizProvider } from '../../src/provider/QuizProvider';
import {
  choiceOf,
  holdsChoices,
  latestChoices,
  answersOf,
  type Choices,
} from '../../src/rules/answers';
import type { Answer } from '../../src/rules/answers';

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
  /** Whether it keeps attempts. Without them it is a server of the specification alone. */
  withAttempt?: boolean;
  questions?: string[];
}

/** What it holds of the attempt at one quiz. */
interface HeldAttempt {
  choices: Choices;
  /** The revision at which each question last changed. */
  changedAt: Map<string, number>;
  revision: number;
  isSubmitted: boolean;
}

const instant = (time: number): string => new Date(time).toISOString();

/** The letters in a call, by question; null for an answer that was cleared. */
export const brought = ({ answers }: { answers: readonly SubmittedAnswer[] }) =>
  Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));

/** A server with quizzes of two questions, open from nine for a quarter of an hour. */
export function createQuizServer({ withAttempt = true, questions = ['i1', 'i2'] }: Settings = {}) {
  const attempts = new Map<string, HeldAttempt>();
  const state = {
    now: (): number => start + performance.now(),
    papers: 0,
    startsAt: start,
    minutes: 15,
    /** Seconds over which devices submit at the end; undefined if it does not say. */
    spread: undefined as number | undefined,
    /** The letters in each save. */
    drafts: [] as ReturnType<typeof brought>[],
    /** How often it was asked for the time, by an empty save. */
    asked: 0,
    submissions: [] as Body<'submitQuiz'>[],
    /** Milliseconds until a draft arrives. */
    draftsTake: 0,
    /** Milliseconds that a reply takes. */
    answersTake: 0,
    failing: { paper: null as Failing, draft: null as Failing, submit: null as Failing },
    /** The letters that it holds. */
    held: (quiz = 'q1'): Readonly<Record<string, Answer>> => answersOf(attemptAt(quiz).choices),
    choices: (quiz = 'q1'): Choices => attemptAt(quiz).choices,
    /**
     * Another device of the student saves these answers, chosen now or at another time of the
     * server.
     */
    chosenElsewhere(letters: Readonly<Record<string, Answer | null>>, chosenAt?: number): void {
      const at = Math.floor(chosenAt ?? start + performance.now());
      const entries = Object.entries(letters).map(([id, letter]) => [id, { answer: letter, at }]);
      keep(attemptAt('q1'), Object.fromEntries(entries) as Choices);
    },
    /** Another device submits what is held. */
    submittedElsewhere(): void {
      attemptAt('q1').isSubmitted = true;
    },
    /** From now on the attempts are those of another student. */
    forgetAttempts: () => attempts.clear(),
  };

  function attemptAt(quiz: string): HeldAttempt {
    const known = attempts.get(quiz);
    if (known !== undefined) return known;
    const begun = { choices: {}, changedAt: new Map(), revision: 0, isSubmitted: false };
    attempts.set(quiz, begun);
    return begun;
  }

  function keep(attempt: HeldAttempt, choices: Choices): void {
    const next = latestChoices(attempt.choices, choices);
    if (next === attempt.choices) return;
    attempt.revision += 1;
    for (const question of Object.keys(next)) {
      if (choiceOf(next, question) === choiceOf(attempt.choices, question)) continue;
      attempt.changedAt.set(question, attempt.revision);
    }
    attempt.choices = next;
  }

  function keptAfter({ choices, changedAt }: HeldAttempt, since: number): SavedAnswer[] {
    return toSaved(choices).filter(({ question }) => (changedAt.get(question) ?? 0) > since);
  }

  const endsAt = (): number => start + state.minutes * 60_000;

  function attemptOf(quiz: string, since = 0): Attempt {
    return {
      started_at: instant(state.startsAt),
      ends_at: instant(endsAt()),
      server_now: instant(state.now()),
      revision: attemptAt(quiz).revision,
      answers: keptAfter(attemptAt(quiz), since),
      ...(state.spread !== undefined && { spread: state.spread }),
    };
  }

  const paper = (quiz: string): QuizPaper => ({
    title: 'Week 3',
    questions:
      state.now() >= start
        ? questions.map((_id) => ({ _id, title: `Title of ${_id}`, options }))
        : [],
    ...(withAttempt && { attempt: attemptOf(quiz) }),
  });

  function receiptOf(quiz: string): Receipt {
    const answered = Object.keys(answersOf(attemptAt(quiz).choices)).length;
    return { _id: 'r1', submitted_at: instant(state.now()), answered, questions: 2, late: false };
  }

  function isOver(quiz: string): Response {
    const submitted = { answers: toSaved(attemptAt(quiz).choices), receipt: receiptOf(quiz) };
    return Response.json({ message: 'It is over.', submitted }, { status: 409 });
  }

  function save(quiz: string, { answers, revision }: Body<'saveAnswers'>): Response {
    if (!withAttempt) return Response.json({ message: 'No such route.' }, { status: 404 });
    const attempt = attemptAt(quiz);
    if (attempt.isSubmitted || state.now() >= endsAt()) return isOver(quiz);
    keep(attempt, fromSaved(answers));
    return Response.json({ data: attemptOf(quiz, revision) });
  }

  function submit(quiz: string, { answers, revision, time_up }: Body<'submitQuiz'>): Response {
    const message = 'Received.';
    if (!withAttempt) return Response.json({ data: { message } });
    const attempt = attemptAt(quiz);
    const now = instant(state.now());
    const choices = fromSaved(answers.map((answer) => ({ chosen_at: now, ...answer })));
    if (attempt.isSubmitted) {
      const isMissing = !holdsChoices(attempt.choices, choices);
      if (isMissing) return isOver(quiz);
    } else {
      const isStale = revision !== undefined && revision < attempt.revision;
      keep(attempt, choices);
      if (state.now() < endsAt() && (isStale || time_up)) {
        const body = { message: 'It still runs.', attempt: attemptOf(quiz, revision) };
        return Response.json(body, { status: 409 });
      }
      attempt.isSubmitted = state.now() < endsAt();
    }
    return Response.json({ data: { message, receipt: receiptOf(quiz) } });
  }

  async function answer(request: Request): Promise<Response> {
    const quiz = request.url.split('/').at(-1) ?? '';
    if (request.method === 'GET') {
      state.papers += 1;
      return state.failing.paper ? state.failing.paper() : Response.json({ data: paper(quiz) });
    }
    if (request.method === 'PUT') {
      const body = (await request.json()) as Body<'saveAnswers'>;
      if (body.answers.length === 0) state.asked += 1;
      else state.drafts.push(brought(body));
      if (state.draftsTake > 0)
        await new Promise((resolve) => setTimeout(resolve, state.draftsTake));
      return state.failing.draft ? state.failing.draft() : save(quiz, body);
    }
    const body = (await request.json()) as Body<'submitQuiz'>;
    state.submissions.push(body);
    return state.failing.submit ? state.failing.submit() : submit(quiz, body);
  }

  async function answerInTime(request: Request): Promise<Response> {
    const answered = await answer(request);
    if (state.answersTake > 0) await new Promise((come) => setTimeout(come, state.answersTake));
    return answered;
  }

  const client = createQuizClient({ fetch: answerInTime });
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

/** Lets milliseconds pass, and runs what is due. */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

export const phase = ({ result }: Taken): string => result.current.attempt.state.phase;

export function sheetOf({ result }: Taken) {
  const { state } = result.current.attempt;
  if (!('paper' in state) || state.paper === null)
    throw new Error(`No paper while ${state.phase}.`);
  return state.paper.sheet;
}

export const receipt: Receipt = {
  _id: 'r1',
  submitted_at: '2026-05-04T09:15:00.000Z',
  answered: 1,
  questions: 2,
  late: false,
};
export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
export const refusing = (status: number, message: string) => (): Response =>
  Response.json({ message }, { status });
