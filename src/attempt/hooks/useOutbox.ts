import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../base/useLatest';
import { useAttemptServices } from './useAttemptServices';
import type { OnSent } from '../keeping/outbox';
import type { OutboxEntry } from '../answers/outboxEntry';

/** What a server renders, and what a browser therefore has to begin with: no server knows a device. */
const none: readonly OutboxEntry[] = [];

export interface OutboxHandle {
  /** The submissions of who is signed in that no server has acknowledged. */
  entries: readonly OutboxEntry[];
  /** Sends one at once, also one that was refused; without a quiz all that wait. */
  retry: (quiz?: string) => void;
  /** Removes one from the device. Its answers are gone unless the server has them. */
  discard: (quiz: string) => void;
}

export interface OutboxOptions {
  /** Called with each submission that the server acknowledges to this page, and what it came to. */
  onSent?: OnSent | undefined;
}

/**
 * The submissions that wait on this device.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useOutbox({ onSent }: OutboxOptions = {}): OutboxHandle {
  const { outbox } = useAttemptServices();
  const latest = useLatest(onSent);
  useEffect(
    () => outbox.onSent((submission, submitted) => latest.current?.(submission, submitted)),
    [outbox, latest],
  );
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, () => none);
  return { entries, retry: outbox.retry, discard: outbox.discard };
}
