import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../base/useLatest';
import { useAttemptServices } from './attemptServices';
import type { OnSent } from '../keeping/outbox';
import type { OutboxEntry } from '../answers/outboxEntry';

/** What a server renders, because it knows no device. A browser has to begin with the same. */
const none: readonly OutboxEntry[] = [];

export interface OutboxHandle {
  /** The signed-in user's submissions that no server has acknowledged. */
  entries: readonly OutboxEntry[];
  /** Sends one at once, even if it was refused. Without a quiz, sends all that are pending. */
  retry: (quiz?: string) => void;
  /** Removes one from the device. Its answers are lost unless the server has them. */
  discard: (quiz: string) => void;
}

export interface OutboxOptions {
  /** Called with each submission that the server acknowledges to this page, and its outcome. */
  onSent?: OnSent | undefined;
}

/**
 * The submissions pending on this device.
 *
 * @throws Error outside a `<QuizProvider>`
 */
export function useOutbox({ onSent }: OutboxOptions = {}): OutboxHandle {
  const { outbox } = useAttemptServices('useOutbox');
  const latest = useLatest(onSent);
  useEffect(
    () => outbox.onSent((submission, submitted) => latest.current?.(submission, submitted)),
    [outbox, latest],
  );
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, () => none);
  return { entries, retry: outbox.retry, discard: outbox.discard };
}
