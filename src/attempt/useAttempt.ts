import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/ApiError';
import type { PaperQuestion, Receipt } from '../api/entities';
import { useQuizPaper, useSubmitQuiz } from '../api/operationHooks';
import { useSession } from '../session/SessionContext';
import { createAnswerSheet, fromSubmission, toSubmission, type AnswerSheet } from './answerSheet';
import { createDraftStore } from './draftStore';
import { createServerClock } from './serverClock';
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
  | { phase: 'failed'; error: ApiError }
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
  /** Sends what is answered. Does nothing while a submission is on its way or done. */
  submit: () => void;
  /** Loads the paper again after `failed`. */
  retry: () => void;
}

/**
 * Takes a quiz: loads the paper, keeps each answer on the device at once, counts down on the
 * server's clock, submits at zero by itself (design §4, countdown), and keeps the answers until
 * the server has acknowledged them.
 */
export function useAttempt(quizId: string): AttemptHandle {
  const userId = useSession()?.user._id;
  const drafts = useMemo(() => createDraftStore(userId), [userId]);
  const paper = useQuizPaper(quizId, {
    // A cached answer carries an old server time, and a paper must not change under its reader.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    structuralSharing: false,
  });
  const data = paper.isFetchedAfterMount ? paper.data : undefined;
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [submitError, setSubmitError] = useState<ApiError | null>(null);

  const attempt = data?.attempt;
  const clock = useMemo(() => attempt && createServerClock(attempt.server_now), [attempt]);
  const sheet = useMemo(() => {
    if (data === undefined) return null;
    const known = new Set(data.questions.map((question) => question._id));
    const kept = Object.entries({
      ...fromSubmission(data.attempt?.answers ?? []),
      ...drafts.read(quizId),
    }).filter(([question]) => known.has(question));
    return createAnswerSheet(Object.fromEntries(kept), (answers) => drafts.write(quizId, answers));
  }, [data, drafts, quizId]);

  const startsAt =
    attempt && Date.parse(attempt.started_at) > Date.parse(attempt.server_now)
      ? attempt.started_at
      : null;
  const secondsToStart = useSecondsUntil(clock ?? null, startsAt);
  const secondsLeft = useSecondsUntil(clock ?? null, attempt?.ends_at ?? null);
  const { refetch, errorUpdateCount } = paper;
  useEffect(() => {
    if (secondsToStart !== 0) return;
    const timer = setTimeout(() => void refetch(), errorUpdateCount === 0 ? 0 : startRetryMs);
    return () => clearTimeout(timer);
  }, [secondsToStart, errorUpdateCount, refetch]);

  const { mutateAsync: send, isPending } = useSubmitQuiz();
  const inFlight = useRef(false);
  const isDone = submitted !== null;
  const submit = useCallback(() => {
    if (sheet === null || inFlight.current || isDone) return;
    inFlight.current = true;
    setSubmitError(null);
    send({ id: quizId, body: { answers: toSubmission(sheet.answers()) } })
      .then((answer) => {
        drafts.remove(quizId);
        setSubmitted({
          message: answer.message,
          ...(answer.receipt ? { receipt: answer.receipt } : {}),
        });
      })
      .catch((error: ApiError) => setSubmitError(error))
      .finally(() => {
        inFlight.current = false;
      });
  }, [sheet, isDone, send, quizId, drafts]);

  const isTimeUp = startsAt === null && secondsLeft === 0;
  const submitAtZero = useRef(submit);
  useEffect(() => {
    submitAtZero.current = submit;
  });
  useEffect(() => {
    if (isTimeUp) submitAtZero.current();
  }, [isTimeUp]);

  const state = ((): AttemptState => {
    if (paper.error !== null && data === undefined) return { phase: 'failed', error: paper.error };
    if (data === undefined || sheet === null) return { phase: 'loading' };
    const { title, questions } = data;
    const taken = { title, questions, sheet };
    if (submitted !== null) return { phase: 'submitted', ...taken, ...submitted };
    if (startsAt !== null) return { phase: 'waiting', title, startsAt };
    if (isPending) return { phase: 'submitting', ...taken };
    return { phase: 'running', isTimeUp, submitError, ...taken };
  })();

  return {
    state,
    secondsLeft: startsAt === null ? secondsLeft : null,
    isDraftDurable: drafts.isDurable,
    submit,
    retry: () => void refetch(),
  };
}
