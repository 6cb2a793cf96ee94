import type { ApiError } from '../../api/ApiError';
import type { Receipt } from '../../api/entities';
import type { Choices } from '../../rules/answers';
import type { Draft } from './draft';

/** One question of a submission, in words, for a copy that a person can read. */
export interface AnswerInWords {
  question: string;
  /** What the answer is called, such as "B"; null where there is none. */
  answer: string | null;
  /** What the answer says, such as the text of the chosen option; empty where there is none. */
  text: string;
}

/** Answers of an attempt, for a copy that a person can read. */
export interface AnswersInWords {
  title: string;
  /** In the order of the paper. */
  copy: readonly AnswerInWords[];
  /** When it was made, by this device's clock: ISO 8601. */
  madeAt: string;
}

/** A submission: the draft as it was submitted. */
export interface PendingSubmission
  extends AnswersInWords, Pick<Draft, 'choices' | 'held' | 'revision'> {
  quiz: string;
  /** Whether it was submitted automatically at the end. */
  isTimeUp: boolean;
}

/**
 * A submission that the server has not acknowledged: `sending`; `pending` until the next try;
 * `signedOut` until its user signs in again; `returned` because the attempt still runs (the server
 * holds its answers, and it is sent again at the end); or `refused` for good, and kept for a copy.
 */
export interface OutboxEntry extends PendingSubmission {
  status: 'sending' | 'pending' | 'signedOut' | 'returned' | 'refused';
  /** Whether the device keeps it beyond this page. */
  isKept: boolean;
  /** Why the last try failed; null before it has. */
  error: ApiError | null;
}

/** What counts of an attempt that is over, as the server says. */
export interface AttemptRecord {
  choices: Choices;
  receipt: Receipt;
}
