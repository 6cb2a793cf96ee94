import { useEffect, useRef } from 'react';
import type { ApiError } from '../../api/ApiError';
import type { Receipt } from '../../api/entities';
import type { AttemptState } from '../../attempt/attemptState';
import { runnerWords } from '../../messages/en/runner';
import { errorSentence } from '../../provider/errorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useLatest } from '../../provider/useLatest';

interface DeliveryReports {
  onSubmitted: ((receipt: Receipt | undefined) => void) | undefined;
  onUnsent: ((error: ApiError) => void) | undefined;
}

/**
 * Tells once what came of a submission that was made here: acknowledged, or not delivered, which
 * is also said in passing (spec §8, submit failure). What waited before the page was opened is no
 * news, but that it is refused for good.
 */
export function useDeliveryReports(
  state: AttemptState,
  { onSubmitted, onUnsent }: DeliveryReports,
): void {
  const runner = useWords(runnerWords);
  const notify = useNotify();
  const tellSubmitted = useLatest(onSubmitted);
  const tellUnsent = useLatest(onUnsent);

  const submitted = state.phase === 'submitted' ? state : null;
  useEffect(() => {
    if (submitted !== null) tellSubmitted.current?.(submitted.receipt);
  }, [submitted, tellSubmitted]);

  const isAwaited = useRef(false);
  const isSubmitting = state.phase === 'submitting';
  const entry = state.phase === 'unsent' ? state.entry : null;
  // A try before the session was renewed has not failed for good, nor has one on its way.
  const hasFailed = entry?.status === 'waiting' || entry?.status === 'refused';
  const error = hasFailed ? entry.error : null;
  const hasWaited = useRef(false);
  const status = entry?.status;
  useEffect(() => {
    if (isSubmitting) isAwaited.current = true;
    const isNews = isAwaited.current || (status === 'refused' && hasWaited.current);
    if (status === 'waiting') hasWaited.current = true;
    if (error === null || !isNews) return;
    hasWaited.current = status === 'waiting';
    const fallback = error.kind === 'http' ? runner.submitFailed : runner.submitUnexpected;
    notify({ tone: 'critical', message: errorSentence(error, fallback) });
    if (isAwaited.current) tellUnsent.current?.(error);
    isAwaited.current = false;
  }, [isSubmitting, status, error, runner, notify, tellUnsent]);
}
