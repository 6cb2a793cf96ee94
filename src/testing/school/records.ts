import type { Group, Question, Quiz, RecordedChange } from '../../api/entities';
import type { Shuffling } from '../../items/order/attemptOrder';
import type { Role } from '../../rules/limits';
import type { CleanPicture } from '../../rules/pictures/cleanPicture';
import type { AnswerRecord } from '../../rules/ruling/record';
import type { LateAnswers } from '../../rules/ruling/attempt';

/** An account. */
export interface PersonRecord {
  _id: string;
  first_name: string;
  last_name: string;
  /** In lower case. */
  email: string;
  role: Role;
  status: 'active' | 'inactive';
  /** Id of a student's group; null for students without one and for instructors. */
  group: string | null;
  /** Null until an invited person sets one. */
  password: string | null;
  /** Id of the instructor who made the account; null for those who registered. */
  madeBy: string | null;
}

export interface OwnedGroup {
  /** Id of the instructor who made it. */
  owner: string;
  group: Group;
}

export interface OwnedQuestion {
  owner: string;
  question: Question;
}

/** A picture of an instructor's questions. */
export interface OwnedPicture extends CleanPicture {
  _id: string;
  owner: string;
}

export interface OwnedQuiz {
  owner: string;
  createdAt: Date;
  /** `duration` includes time added for everyone. */
  quiz: Required<Omit<Quiz, 'closed_at' | 'participants' | 'grading' | keyof Shuffling>> &
    Partial<Record<keyof Shuffling, true>> & { grading?: 'partial' };
  /** The questions as they were when they were drawn. */
  items: readonly Question[];
}

/** Answers that arrived after the grace. */
export interface LateSubmission extends LateAnswers {
  /** Once accepted, the record that it replaced. */
  replaced: AnswerRecord | null;
}

/** The attempt of a student who has joined a quiz. */
export interface StoredAttempt extends AnswerRecord {
  _id: string;
  quiz: string;
  student: string;
  /** When the paper was first read after the start. */
  startedAt: Date | null;
  submittedAt: Date | null;
  /** Whether a device submitted it within the grace, in which others may still add to it. */
  hasSubmitted: boolean;
  /** Minutes added for this participant alone. */
  extraMinutes: number;
  late: LateSubmission | null;
}

/** One change in the history of a quiz. People are ids. */
export interface KeptChange extends Pick<RecordedChange, 'action'> {
  quiz: string;
  at: Date;
  /** The person who made the change; null if it happened automatically. */
  who: string | null;
  /** The student concerned. */
  student: string | null;
  before: NonNullable<RecordedChange['before']> | null;
  after: NonNullable<RecordedChange['after']> | null;
}

/** A code that sets a password. */
export interface OneTimeCode {
  code: string;
  triesLeft: number;
  expiresAt: Date;
}

/** A pending email, until the owner of the account confirms it with the code. */
export interface EmailChange extends OneTimeCode {
  email: string;
}

/** A mail that the school has sent. */
export interface MockMail {
  to: string;
  subject: string;
  text: string;
  /** The one-time code in the mail. */
  code?: string;
}
