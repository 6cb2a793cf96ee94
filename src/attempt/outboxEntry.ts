import type { ApiError } from '../api/ApiError';
import type { Receipt } from '../api/entities';
import type { Letter } from '../rules/limits';
import type { Answers } from './answerSheet';

/** One question of a submission, in words, for a copy that a person can read. */
export interface AnswerInWords {
  question: string;
  /** Null where it was left open. */
  letter: Letter | null;
  /** The text of the chosen option; empty where it was left open. */
  text: string;
}

/** A submission as it was made. */
export interface Submission {
  quiz: string;
  title: string;
  answers: Answers;
  /** The same answers in the order of the paper, in words. */
  copy: readonly AnswerInWords[];
  /** When it was made, by this device's clock: ISO 8601. */
  madeAt: string;
}

/**
 * A submission that the server has not acknowledged: `sending`; `waiting` for the next try;
 * `signedOut`, until its user signs in again; or `refused` for good, kept for a copy.
 */
export interface OutboxEntry extends Submission {
  status: 'sending' | 'waiting' | 'signedOut' | 'refused';
  /** Whether the device keeps it beyond this page. */
  isKept: boolean;
  /** Why the last try failed; null before it has. */
  error: ApiError | null;
}

/** What a submission came to. */
export interface Submitted {
  /** The server's sentence, where it sent one. */
  message?: string;
  /** What the server holds, from servers that send receipts. */
  receipt?: Receipt;
}
