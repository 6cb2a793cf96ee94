import type { Group, Question, Quiz, SubmittedAnswer } from '../api/entities';

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
  quiz: Quiz & { code: string };
  /** The questions as they were when they were drawn. */
  items: readonly Question[];
}

/** A student who has joined a quiz, and what came of it. */
export interface StoredAttempt {
  _id: string;
  quiz: string;
  student: string;
  /** When the paper was first read after the start. */
  startedAt: Date | null;
  submittedAt: Date | null;
  revision: number;
  answers: readonly SubmittedAnswer[];
}
