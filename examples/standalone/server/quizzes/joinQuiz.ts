import { and, eq } from 'drizzle-orm';
import { quizPhase, readJoinCode, replies } from 'quizwright/rules';
import { lockStudent } from '../accounts/lockStudent';
import { limits } from '../accounts/rateLimits';
import { givingBack, takeTries, triesOf } from '../accounts/tries';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { attempts, quizzes, users } from '../database/schema';
import { hasRoom, lockGroup } from '../groups/groupRoom';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { createTurns, type Turns } from '../kernel/turns';
import { timesOf } from './quizView';

/** Services for joining, shared by all calls. */
export interface JoinServices {
  joinQueue: Turns<'joining'>;
}

/**
 * The queue for join codes. It bounds what they take from the database: each needs half a dozen
 * statements, and a guesser sends a thousand at once. A class gets through in a second.
 */
export function createJoinQueue(): JoinServices['joinQueue'] {
  return createTurns({ joining: 1 }, { atOnce: 8, longest: 5_000 });
}

/**
 * Admits a student to the quiz of a code; joining again changes nothing. Newcomers are admitted
 * until everyone's time is over, returning participants until their own is.
 *
 * @throws Failure 404 for an unknown code, 409 for a closed quiz or a full group, 403 for a student
 * of another group, 429 after the number of unknown codes in `limits`, 503 when too many join at
 * once
 */
export function joinQuiz(call: Call & JoinServices, typed: string) {
  const { joinQueue, network } = call;
  return joinQueue.inTurn({ purpose: 'joining', network }, () => tryCode(call, typed));
}

async function tryCode(call: Call, typed: string) {
  const { database, caller, now, network } = call;
  const tries = await takeTries(
    { database, now },
    [triesOf(limits.joining, caller.id)],
    triesOf(limits.joiningOfNetwork, network),
  );
  const joined = await admit(call, readJoinCode(typed)).catch(givingBack(tries));
  if (!joined) throw new Failure(404, replies.joining.unknownCode);
  await tries.giveBack();
  return joined;
}

/** Returns undefined for an unknown code. */
function admit(call: Call, code: string) {
  const { database, caller, now } = call;
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ quiz: quizzes, extraMinutes: attempts.extraMinutes })
      .from(quizzes)
      .leftJoin(attempts, and(eq(attempts.quizId, quizzes.id), eq(attempts.studentId, caller.id)))
      .where(eq(quizzes.code, code))
      // Keeps the quiz from being deleted until its new participant is stored.
      .for('key share', { of: quizzes });
    if (!found) return undefined;
    const { quiz, extraMinutes } = found;
    if (quizPhase(timesOf(quiz), now, extraMinutes ?? 0) === 'closed') {
      throw new Failure(409, replies.joining.closed);
    }
    await admitToGroup(tx, call, quiz.id, quiz.groupId);
    await tx
      .insert(attempts)
      .values({ quizId: quiz.id, studentId: caller.id, joinedAt: now })
      .onConflictDoNothing();
    return {
      quiz: quiz.id,
      code: quiz.code,
      starts_at: quiz.opensAt.toISOString(),
      server_now: now.toISOString(),
      message: replies.joining.joined,
    };
  });
}

/** Locks the student before the group, as everywhere, so that two joins cannot deadlock. */
async function admitToGroup(tx: Database, call: Call, quizId: string, groupId: string) {
  const studentId = call.caller.id;
  const student = await lockStudent(tx, studentId);
  if (student.groupId === groupId) return;

  const [joined] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId)));
  if (joined) return;
  if (student.groupId !== null) throw new Failure(403, replies.joining.otherGroup);

  const group = await lockGroup(tx, groupId);
  if (!group || !hasRoom(group)) throw new Failure(409, replies.joining.fullGroup);
  await tx.update(users).set({ groupId }).where(eq(users.id, studentId));
  await recordAudit(tx, {
    ...byCaller(call),
    action: 'student.move',
    subject: studentId,
    before: { group: null },
    after: { group: groupId },
  });
}
