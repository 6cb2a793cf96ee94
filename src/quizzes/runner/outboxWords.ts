import type { ApiError } from '../../api/ApiError';
import type { OutboxEntry } from '../../attempt/answers/outboxEntry';
import { recordIn } from '../../attempt/server/refusals';
import type { Messages } from '../../messages/en';
import type { useFormats } from '../../provider/FormatsContext';
import { errorSentence } from '../../provider/errorSentence';

type Words = Messages['outbox'];
type Formats = ReturnType<typeof useFormats>;

/** What is said first of a submission that failed: the server's sentence, or the default one (spec §8). */
export function failureOf(error: ApiError, words: Words): string {
  return errorSentence(error, error.kind === 'network' ? words.failedUnexpected : words.failed);
}

/** Why the last try failed, where that is more than the first sentence says. */
function whyOf({ kind, status }: ApiError, isOffline: boolean, words: Words): string | null {
  if (kind === 'network') return isOffline ? null : words.why.unreachable;
  return kind === 'shape' ? words.why.notTheServer(status === 401) : null;
}

/** What counts in place of a refused submission, as far as the server tells. */
function recordOf({ error }: OutboxEntry, words: Words, formats: Formats): string | null {
  const record = error && recordIn(error);
  if (!record) return null;
  const { answered, questions, submitted_at: at } = record.receipt;
  return words.counts(answered, questions, formats.moment(at) ?? at);
}

/** What became of a submission that has not been sent, and what becomes of it. */
function fateOf({ status, isKept }: OutboxEntry, isOffline: boolean, words: Words): string {
  if (status === 'returned') return words.returned;
  if (!isKept) return status === 'refused' ? words.refusedInMemory : words.unsentInMemory;
  if (status === 'refused') return words.refused;
  if (status === 'signedOut') return words.unsentSignedOut;
  return isOffline ? words.unsentOffline : words.unsent;
}

/** What happened, what is safe, and what comes next: a sentence or two each, in this order. */
export function sentencesOf(
  entry: OutboxEntry,
  words: Words,
  formats: Formats,
  isOffline: boolean,
): string[] {
  const { error, status } = entry;
  const record = recordOf(entry, words, formats);
  // Being refused for the session is asked about elsewhere; what counts, and that nothing was
  // submitted, is said better below.
  const isOwn = status === 'signedOut' || status === 'returned' || record !== null;
  const isTold = error !== null && !isOwn;
  return [
    isTold ? failureOf(error, words) : null,
    isTold ? whyOf(error, isOffline, words) : null,
    record,
    fateOf(entry, isOffline, words),
  ].filter((sentence) => sentence !== null);
}

/** Whether it is refused for good, for others count in its place. */
export function isTooLate({ status, error }: Pick<OutboxEntry, 'status' | 'error'>): boolean {
  return status === 'refused' && error !== null && recordIn(error) !== null;
}

/** What a submission is called by how it stands. */
export function headingOf({ status, error }: OutboxEntry, words: Words): string {
  if (status === 'returned') return words.returnedTitle;
  if (isTooLate({ status, error })) return words.tooLateTitle;
  return status === 'refused' ? words.refusedTitle : words.unsentTitle;
}

/** The same, where it stands among others. */
export function headingWithTitle({ status, error, title }: OutboxEntry, words: Words): string {
  if (status === 'returned') return words.returnedOf(title);
  if (isTooLate({ status, error })) return words.tooLateOf(title);
  return status === 'refused' ? words.refusedOf(title) : words.waitingOf(title);
}

/** Whether another try may come to something else: not where others count, or it waits for the end. */
export function canRetry(entry: OutboxEntry): boolean {
  return entry.status !== 'returned' && !isTooLate(entry);
}
