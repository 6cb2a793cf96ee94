import type { Group, Question, Quiz, RecordedChange } from '../../api/entities';
import type { Role } from '../../rules/limits';
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
  /** Id of the group of a student; null for students without one and for instructors. */
  group: string | null;
  /** Null until who was invited has set one. */
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

export interface OwnedQuiz {
  owner: string;
  createdAt: Date;
  /** `duration` holds the time that was given to everybody too. */
  quiz: Required<Omit<Quiz, 'closed_at' | 'participants'>>;
  /** The questions as they were when they were drawn. */
  items: readonly Question[];
}

/** Answers that came after the end and its grace. */
export interface LateSubmission extends LateAnswers {
  /** Once it is accepted, what it counts in place of. */
  replaced: AnswerRecord | null;
}

/** A student who has joined a quiz, and what came of it. */
export interface StoredAttempt extends AnswerRecord {
  _id: string;
  quiz: string;
  student: string;
  /** When the paper was first read after the start. */
  startedAt: Date | null;
  submittedAt: Date | null;
  /** Whether a device handed it in within the grace, in which others may still add to it. */
  isHandedIn: boolean;
  /** Time given to this participant beyond the quiz's own. */
  extraMinutes: number;
  late: LateSubmission | null;
}

/** What the history of a quiz says of one change; people are ids. */
export interface KeptChange extends Pick<RecordedChange, 'action'> {
  quiz: string;
  at: Date;
  /** Null where nobody did it. */
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

/** An email that waits until the owner of the account has confirmed it with the code. */
export interface EmailChange extends OneTimeCode {
  email: string;
}

/** A mail that the school has sent. */
export interface MockMail {
  to: string;
  subject: string;
  text: string;
  /** The one-time code in it. */
  code?: string;
}
