import type { ApiError } from '../../../api/ApiError';
import type { OutboxEntry } from '../../../attempt/answers/outboxEntry';
import { recordIn } from '../../../attempt/server/refusals';
import type { Messages } from '../../../messages/en';
import type { useFormats } from '../../../provider/FormatsContext';
import type { ErrorSentence } from '../../../provider/useErrorSentence';

type Words = Messages['outbox'];
type Formats = ReturnType<typeof useFormats>;

/** Why the last try failed, if that adds to the first sentence. */
function whyOf({ kind, status }: ApiError, words: Words): string | null {
  if (kind === 'network') return words.why.unreachable;
  return kind === 'shape' ? words.why.notTheServer(status === 401) : null;
}

/** What counts in place of a refused submission, if the server says so. */
function recordOf({ error }: OutboxEntry, words: Words, formats: Formats): string | null {
  const record = error && recordIn(error);
  if (!record) return null;
  const { answered, questions, submitted_at: at } = record.receipt;
  return words.counts(answered, questions, formats.moment(at) ?? at);
}

/** What happened to a submission that has not been sent, and what comes next. */
function fateOf({ status, isKept }: OutboxEntry, isOffline: boolean, words: Words): string {
  if (status === 'returned') return words.returned;
  if (!isKept && status === 'refused') return words.refusedInMemory;
  if (!isKept) return isOffline ? words.unsentInMemoryOffline : words.unsentInMemory;
  if (status === 'refused') return words.refused;
  if (status === 'signedOut') return words.unsentSignedOut;
  return isOffline ? words.unsentOffline : words.unsent;
}

/** What happened, what is safe, and what comes next: one or two sentences each, in this order. */
export function sentencesOf(
  entry: OutboxEntry,
  words: Words,
  formats: Formats,
  isOffline: boolean,
  errorSentence: ErrorSentence,
): string[] {
  const { error, status } = entry;
  const record = recordOf(entry, words, formats);
  // The session is handled elsewhere. What counts, and that nothing was submitted, is said better
  // below.
  const isOwn = status === 'signedOut' || status === 'returned' || record !== null;
  // What comes next begins with this cause.
  const isCauseKnown = isOffline && error?.kind === 'network';
  const isErrorShown = error !== null && !isOwn && !isCauseKnown;
  // The default ones are of spec §8.
  const fallback = error?.kind === 'network' ? words.failedUnexpected : words.failed;
  return [
    isErrorShown ? errorSentence(error, fallback) : null,
    isErrorShown ? whyOf(error, words) : null,
    record,
    fateOf(entry, isOffline, words),
  ].filter((sentence) => sentence !== null);
}

/** Whether it is refused for good because other answers count in its place. */
export function isTooLate({ status, error }: Pick<OutboxEntry, 'status' | 'error'>): boolean {
  return status === 'refused' && error !== null && recordIn(error) !== null;
}

/** The heading of a submission, by its status. */
export function headingOf({ status, error }: OutboxEntry, words: Words): string {
  if (status === 'returned') return words.returnedTitle;
  if (isTooLate({ status, error })) return words.tooLateTitle;
  return status === 'refused' ? words.refusedTitle : words.unsentTitle;
}

/** The same heading with the title of the quiz, for a list. */
export function headingWithTitle({ status, error, title }: OutboxEntry, words: Words): string {
  if (status === 'returned') return words.returnedOf(title);
  if (isTooLate({ status, error })) return words.tooLateOf(title);
  return status === 'refused' ? words.refusedOf(title) : words.pendingOf(title);
}

/**
 * Whether a retry may have another result: not if other answers count, or if it waits for the end.
 */
export function canRetry(entry: OutboxEntry): boolean {
  return entry.status !== 'returned' && !isTooLate(entry);
}
