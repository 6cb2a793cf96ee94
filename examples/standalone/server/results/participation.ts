import { sql } from 'drizzle-orm';
import { attempts, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { endOf, type ResultQuiz } from './seenResults';

/** The columns of an attempt that its row in a result needs, without the answers. */
export const attemptColumns = {
  id: attempts.id,
  quizId: attempts.quizId,
  studentId: attempts.studentId,
  startedAt: attempts.startedAt,
  finishedAt: attempts.finishedAt,
  submittedAt: attempts.submittedAt,
  receivedAt: attempts.receivedAt,
  extraMinutes: attempts.extraMinutes,
  score: attempts.score,
  lateAnswers: attempts.lateAnswers,
  lateAt: attempts.lateAt,
  replacedScore: sql<number | null>`(${attempts.replaced} -> 'score')::float8`,
};

/** What `attemptColumns` selects. */
export type ResultAttempt = Pick<
  typeof attempts.$inferSelect,
  Exclude<keyof typeof attemptColumns, 'replacedScore'>
> & { replacedScore: number | null };

/** The columns of a participant. */
export const personColumns = {
  _id: users.id,
  first_name: users.firstName,
  last_name: users.lastName,
  email: users.email,
};

type Participant = Record<keyof typeof personColumns, string>;

interface Row {
  quiz: ResultQuiz;
  attempt: ResultAttempt;
  participant: Participant;
  score: number;
}

/** A participant's row of a result in its wire form. */
export function participation({ caller, now }: Call, { quiz, attempt, participant, score }: Row) {
  const end = endOf(quiz, attempt);
  const finishedAt = attempt.finishedAt ?? (now >= end ? end : null);
  const late = caller.role === 'Instructor' && lateFacts(attempt);
  return {
    _id: attempt.id,
    participant,
    score,
    started_at: attempt.startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    ...late,
  };
}

/** A late submission is settled once the attempt counts as submitted: by acceptance, or in time. */
function lateFacts({ submittedAt, lateAt, lateAnswers, replacedScore }: ResultAttempt) {
  if (!lateAt || !lateAnswers) return undefined;
  const received_at = lateAt.toISOString();
  if (replacedScore !== null) {
    return { accepted_late: { received_at, replaced_score: replacedScore } };
  }
  if (submittedAt) return undefined;
  return { late: { received_at, answered: Object.keys(lateAnswers).length } };
}

/** Whether `lateFacts` has any, in a query of attempts. */
export const hasLateFacts = sql`(${attempts.lateAt} is not null and ${attempts.lateAnswers} is not null
  and (${attempts.replaced} is not null or ${attempts.submittedAt} is null))`;
