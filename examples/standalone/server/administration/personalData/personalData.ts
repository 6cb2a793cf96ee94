import { asc, eq, inArray, or } from 'drizzle-orm';
import {
  answerOf,
  attemptLetters,
  formatOf,
  inAttemptOrder,
  kindOf,
  resultsPublishedBefore,
  type Answer,
} from 'quizwright/rules';
import type { Database } from '../../database/database';
import { orderSeed } from '../../database/orderSeed';
import { bytesOfPicture } from '../../database/pictureBytes';
import {
  attempts,
  auditEntries,
  dueMails,
  emailChanges,
  groups,
  oneTimeCodes,
  pictures,
  questions,
  quizItems,
  quizzes,
  sessions,
  users,
  type AuditValues,
} from '../../database/schema';
import type { UserRow } from '../userRow';

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

/**
 * Everything that a school stores about a person, without hashes and other people's data. Leaves
 * out what a student must not know before a quiz is over: right answers and scores.
 *
 * @param database a transaction of one instant
 */
export async function readPersonalData(database: Database, person: UserRow, now: Date) {
  const { id } = person;
  const [group] = await database
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.id, person.groupId ?? ''));
  const own = { ...(await readTaken(database, id, now)), ...(await readOwned(database, id)) };
  return {
    account: {
      id,
      role: person.role,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      status: person.status,
      has_password: person.passwordHash !== null,
      made_by: person.madeBy,
      created_at: person.createdAt,
    },
    group: group ?? null,
    pending_email: await database
      .select({
        email: emailChanges.email,
        created_at: emailChanges.createdAt,
        expires_at: emailChanges.expiresAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, id)),
    sessions: await database
      .select({
        began_at: sessions.createdAt,
        expires_at: sessions.expiresAt,
        ended_at: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    one_time_codes: await database
      .select({
        purpose: oneTimeCodes.purpose,
        created_at: oneTimeCodes.createdAt,
        expires_at: oneTimeCodes.expiresAt,
        used_at: oneTimeCodes.usedAt,
      })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.userId, id)),
    mails_to_be_sent: await database
      .select({ kind: dueMails.kind, due_at: dueMails.dueAt, expires_at: dueMails.expiresAt })
      .from(dueMails)
      .where(eq(dueMails.userId, id)),
    ...own,
    audit: await readAudit(database, id, now),
  };
}

/** The quizzes that somebody took, with their answers. */
async function readTaken(database: Database, id: string, now: Date) {
  const rows = await database
    .select({ attempt: attempts, quiz: quizzes })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(eq(attempts.studentId, id))
    .orderBy(asc(quizzes.opensAt), asc(quizzes.id));
  const taken = [];
  for (const { attempt, quiz } of rows) {
    const items = await database
      .select()
      .from(quizItems)
      .where(eq(quizItems.quizId, quiz.id))
      .orderBy(asc(quizItems.position));
    const isPublished = quiz.closesAt < resultsPublishedBefore(now);
    // Nobody sees the questions before the quiz starts.
    const asked = (attempt.startedAt === null ? [] : items).map((item) => ({
      ...item,
      _id: item.questionId,
    }));
    const { shuffleQuestions: shuffle_questions, shuffleOptions: shuffle_options } = quiz;
    const shuffling = { shuffle_questions, shuffle_options };
    const seed = orderSeed(quiz, attempt);
    const letters = shuffle_options ? attemptLetters(asked, seed) : undefined;
    const shown = (question: string, answer: Answer | null) =>
      answer === null || !letters ? answer : letters.shown(question, answer);
    taken.push({
      quiz: quiz.title,
      opens_at: quiz.opensAt,
      closes_at: quiz.closesAt,
      joined_at: attempt.joinedAt,
      started_at: attempt.startedAt,
      finished_at: attempt.finishedAt,
      submitted_at: attempt.submittedAt,
      received_at: attempt.receivedAt,
      extra_minutes: attempt.extraMinutes,
      score: isPublished ? attempt.score : null,
      highest_score: quiz.questionsNumber * quiz.scorePerQuestion,
      results_published: isPublished,
      late_at: attempt.lateAt,
      late_accepted_at: attempt.lateAcceptedAt,
      replaced: isPublished ? attempt.replaced : null,
      answers: inAttemptOrder(asked, shuffling, seed).map(
        ({ questionId, title, description, answer: key, accepted, ...item }) => {
          const stamp = attempt.chosen[questionId];
          const answer = answerOf(attempt.answers, questionId) ?? null;
          const late = answerOf(attempt.lateAnswers ?? {}, questionId) ?? null;
          return {
            question: title,
            description,
            options: item.options,
            ...formatOf(item),
            ...kindOf({ kind: item.kind, accepted: isPublished ? accepted : [] }),
            answer: shown(questionId, answer),
            chosen_at: stamp === undefined ? null : new Date(stamp.at),
            late_answer: shown(questionId, late),
            right_answer: isPublished ? shown(questionId, key) : null,
          };
        },
      ),
    });
  }
  return { quizzes_taken: taken };
}

/**
 * What an instructor created: groups, bank, pictures and quizzes, without their students and participants.
 */
async function readOwned(database: Database, id: string) {
  const ownQuizzes = await database
    .select()
    .from(quizzes)
    .where(eq(quizzes.ownerId, id))
    .orderBy(asc(quizzes.opensAt), asc(quizzes.id));
  const items = await database
    .select()
    .from(quizItems)
    .where(
      inArray(
        quizItems.quizId,
        ownQuizzes.map((quiz) => quiz.id),
      ),
    )
    .orderBy(asc(quizItems.quizId), asc(quizItems.position));
  const accounts = await database.$count(users, eq(users.madeBy, id));
  return {
    groups: await database
      .select()
      .from(groups)
      .where(eq(groups.ownerId, id))
      .orderBy(asc(groups.createdAt), asc(groups.id)),
    questions: await database
      .select()
      .from(questions)
      .where(eq(questions.ownerId, id))
      .orderBy(asc(questions.createdAt), asc(questions.id)),
    quizzes: ownQuizzes.map((quiz) => ({
      ...quiz,
      // The figures of a quiz that one person took would tell that person's answers.
      items: items
        .filter(({ quizId }) => quizId === quiz.id)
        .map(({ figures: _figures, ...item }) => item),
    })),
    pictures: await readPictures(database, id),
    accounts_made: accounts,
  };
}

async function readPictures(database: Database, ownerId: string) {
  const rows = await database
    .select()
    .from(pictures)
    .where(eq(pictures.ownerId, ownerId))
    .orderBy(asc(pictures.createdAt), asc(pictures.id));
  const whole: typeof rows = [];
  for (const row of rows) {
    const bytes = await bytesOfPicture(database, row);
    if (bytes) whole.push({ ...row, bytes });
  }
  return whole;
}

/** Entries about what the person did, or what was done to the account. They name nobody else. */
async function readAudit(database: Database, id: string, now: Date) {
  const rows = await database
    .select({ entry: auditEntries, closesAt: quizzes.closesAt })
    .from(auditEntries)
    .leftJoin(quizzes, eq(quizzes.id, auditEntries.quizId))
    .where(or(eq(auditEntries.actorId, id), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.id));
  return rows.map(({ entry, closesAt }) => {
    const { at, actorId, actor, action, subjectId, before, after } = entry;
    const student = after?.['student'] ?? before?.['student'];
    // The scores of a deleted quiz may be shown.
    const isPublished = closesAt === null || closesAt < resultsPublishedBefore(now);
    const hidden = student !== id ? resultOfAnother : isPublished ? [] : ['score'];
    return {
      at,
      action,
      by: actorId === id ? 'this person' : actor === 'user' ? 'somebody else' : actor,
      about_this_person: subjectId === id,
      before: without(hidden, before),
      after: without(hidden, after),
    };
  });
}

/** Fields of an entry about an attempt that concern its student. */
const resultOfAnother = ['student', 'score', 'answered', 'changed_answers'];

function without(fields: readonly string[], values: AuditValues | null): AuditValues | null {
  const left = Object.entries(values ?? {}).filter(([field]) => !fields.includes(field));
  return left.length === 0 ? null : Object.fromEntries(left);
}
