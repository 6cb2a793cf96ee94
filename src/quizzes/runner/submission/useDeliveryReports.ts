import { useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/ApiError';
import type { Receipt } from '../../../api/entities';
import type { AttemptState } from '../../../attempt/state/attemptState';
import { useLatest } from '../../../base/useLatest';

interface DeliveryReports {
  onSubmitted: ((receipt: Receipt | undefined) => void) | undefined;
  onUnsent: ((error: ApiError) => void) | undefined;
}

/** Tells the host once how a submission from here ended: acknowledged, or not delivered. */
export function useDeliveryReports(
  state: AttemptState,
  { onSubmitted, onUnsent }: DeliveryReports,
): void {
  const latestOnSubmitted = useLatest(onSubmitted);
  const latestOnUnsent = useLatest(onUnsent);

  const submitted = state.phase === 'submitted' ? state : null;
  useEffect(() => {
    if (submitted !== null) latestOnSubmitted.current?.(submitted.receipt);
  }, [submitted, latestOnSubmitted]);

  const isAwaited = useRef(false);
  const isSubmitting = state.phase === 'submitting';
  const entry = state.phase === 'unsent' ? state.entry : null;
  // A try before the session was renewed is not a final failure, nor is one in progress.
  const hasFailed = entry?.status === 'pending' || entry?.status === 'refused';
  const error = hasFailed ? entry.error : null;
  useEffect(() => {
    if (isSubmitting) isAwaited.current = true;
    if (error === null || !isAwaited.current) return;
    isAwaited.current = false;
    latestOnUnsent.current?.(error);
  }, [isSubmitting, error, latestOnUnsent]);
}
