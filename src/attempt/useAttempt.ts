import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../api/ApiError';
import type { PaperQuestion, Receipt } from '../api/entities';
import { useQuizPaper, useSubmitQuiz } from '../api/operationHooks';
import { useLoadError } from '../api/useLoadError';
import { useSession } from '../session/SessionContext';
import { toSubmission, type AnswerSheet } from './answerSheet';
import { retryDelay, isWorthRetrying } from './resending';
import { createServerClock } from './serverClock';
import { useAnswerSheet } from './useAnswerSheet';
import { useSecondsUntil } from './useSecondsUntil';

/** How long after a failure the paper is asked for again once the quiz should have begun. */
const startRetryMs = 3_000;

/** What a submission came to. */
export interface Submitted {
  /** The server's sentence, where it sent one. */
  message?: string;
  /** What the server holds, from servers that send receipts. */
  receipt?: Receipt;
}

interface Paper {
  title: string;
  questions: readonly PaperQuestion[];
  sheet: AnswerSheet;
}

/**
 * Where an attempt stands:
 * `loading` the paper; `failed` to load it; `waiting` for the start; `running`; `submitting`;
 * `submitted`. A failed submission is `running` again with its `submitError`.
 */
export type AttemptState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError; isRetrying: boolean }
  | { phase: 'waiting'; title: string; startsAt: string }
  | ({ phase: 'running'; isTimeUp: boolean; submitError: ApiError | null } & Paper)
  | ({ phase: 'submitting' } & Paper)
  | ({ phase: 'submitted' } & Paper & Submitted);

export interface AttemptHandle {
  state: AttemptState;
  /** Seconds left; null from a server that sends no times: its countdown stays at 0:00. */
  secondsLeft: number | null;
  /** Whether the answers outlive the page on this device. */
  isDraftDurable: boolean;
  /** Sends what is answered. Does nothing before the start, and while a submission is on its way or done. */
  submit: () => void;
  /** Loads the paper again after `failed`. */
  retry: () => void;
}

/** What has come of submitting, of one user and quiz: another one's is not theirs. */
interface Outcome {
  of: string;
  isSending: boolean;
  failures: number;
  error: ApiError | null;
  submitted: Submitted | null;
}

/**
 * Takes a quiz: loads the paper, keeps each answer on the device at once, counts down on the
 * server's clock, submits at zero by itself and again until the server has it or refuses it
 * (design §4, countdown), and keeps the answers until they are acknowledged.
 */
export function useAttempt(quizId: string): AttemptHandle {
  const userId = useSession()?.user._id;
  const paper = useQuizPaper(quizId, {
    // A cached answer carries old answers, and a paper must not change under its reader.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    structuralSharing: false,
  });
  const data = paper.isFetchedAfterMount ? paper.data : undefined;
  const loadError = useLoadError({ data, error: paper.error });
  const { sheet, drafts } = useAnswerSheet(quizId, userId, data);

  const attempt = data?.attempt;
  const receivedAt = paper.dataUpdatedAt;
  const clock = useMemo(
    () => attempt && createServerClock(attempt.server_now, Date.now() - receivedAt),
    [attempt, receivedAt],
  );
  const startsAt =
    attempt && Date.parse(attempt.started_at) > Date.parse(attempt.server_now)
      ? attempt.started_at
      : null;
  const secondsToStart = useSecondsUntil(clock ?? null, startsAt);
  const secondsLeft = useSecondsUntil(clock ?? null, attempt?.ends_at ?? null);
  const isTimeUp = startsAt === null && secondsLeft === 0;

  const { refetch, errorUpdateCount } = paper;
  useEffect(() => {
    if (secondsToStart !== 0) return;
    const timer = setTimeout(() => void refetch(), errorUpdateCount === 0 ? 0 : startRetryMs);
    return () => clearTimeout(timer);
  }, [secondsToStart, errorUpdateCount, refetch]);

  const of = `${userId ?? ''}:${quizId}`;
  const untouched: Outcome = { of, isSending: false, failures: 0, error: null, submitted: null };
  const [latest, setOutcome] = useState(untouched);
  const outcome = latest.of === of ? latest : untouched;
  const { isSending, failures, error, submitted } = outcome;

  const { mutateAsync: send } = useSubmitQuiz();
  // A second click comes before the state that would stop it.
  const inFlight = useRef<string | null>(null);
  const isDone = submitted !== null;
  const hasStarted = startsAt === null;
  const submit = useCallback(() => {
    if (sheet === null || isDone || !hasStarted || inFlight.current === of) return;
    inFlight.current = of;
    const update = (change: Partial<Outcome>): void =>
      setOutcome((known) => {
        const base = known.of === of ? known : { of, failures: 0, error: null, submitted: null };
        return { isSending: false, ...base, ...change };
      });
    update({ isSending: true });
    send({ id: quizId, body: { answers: toSubmission(sheet.answers()) } })
      .then(
        ({ message, receipt }) => {
          update({
            isSending: false,
            error: null,
            submitted: { ...(message ? { message } : {}), ...(receipt ? { receipt } : {}) },
          });
          drafts.remove(quizId);
        },
        (failure: ApiError) =>
          setOutcome((known) => ({
            ...known,
            of,
            isSending: false,
            error: failure,
            failures: known.of === of ? known.failures + 1 : 1,
          })),
      )
      .finally(() => {
        if (inFlight.current === of) inFlight.current = null;
      });
  }, [sheet, isDone, hasStarted, of, send, quizId, drafts]);

  const isDue = isTimeUp && !isSending && !isDone && (error === null || isWorthRetrying(error));
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(submit, retryDelay(failures));
    window.addEventListener('online', submit);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', submit);
    };
  }, [isDue, failures, submit]);

  const state = ((): AttemptState => {
    if (loadError !== null) {
      return { phase: 'failed', error: loadError, isRetrying: paper.isFetching };
    }
    if (data === undefined || sheet === null) return { phase: 'loading' };
    const { title, questions } = data;
    const taken = { title, questions, sheet };
    if (submitted !== null) return { phase: 'submitted', ...taken, ...submitted };
    if (startsAt !== null) return { phase: 'waiting', title, startsAt };
    if (isSending) return { phase: 'submitting', ...taken };
    return { phase: 'running', isTimeUp, submitError: error, ...taken };
  })();

  return {
    state,
    secondsLeft: hasStarted ? secondsLeft : null,
    isDraftDurable: drafts.isDurable,
    submit,
    retry: () => void refetch(),
  };
}
