import type { OutboxEntry } from '../../attempt/outboxEntry';
import type { Messages } from '../../messages/en';
import { errorSentence } from '../../provider/errorSentence';

/** Why the last try to send a submission failed; null before it has. */
export function whyUnsent(
  { error, status }: OutboxEntry,
  words: Messages['outbox'],
): string | null {
  if (error === null) return null;
  if (error.kind === 'network') return words.why.unreachable;
  return errorSentence(
    error,
    status === 'refused' ? words.why.refused : words.why.failed(error.status),
  );
}

/** What becomes of a submission that has not been sent. */
export function fateOf({ status, isKept }: OutboxEntry, words: Messages['outbox']): string {
  if (!isKept) return status === 'refused' ? words.refusedInMemory : words.unsentInMemory;
  if (status === 'refused') return words.refused;
  return status === 'signedOut' ? words.unsentSignedOut : words.unsent;
}
