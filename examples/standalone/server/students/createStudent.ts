import type { Body } from 'quizwright/contract';
import { replies } from 'quizwright/rules';
import { isErased, normalizeEmail } from '../accounts/email';
import { limits } from '../accounts/rateLimits';
import { givingBack, takeTries, triesOf } from '../accounts/tries';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { addDueMail, type MailingServices } from '../dueMails/dueMails';
import { hasRoom, lockGroup } from '../groups/groupRoom';
import type { Call } from '../kernel/call';
import { fieldConflict, fieldFailure } from '../kernel/failure';
import { readStudentView } from './studentView';

/**
 * Adds a student and mails them an invitation to set a password.
 *
 * @throws Failure 400 on `group` when it is not one of the instructor's own, 409 on `group` when it
 * is full and on `email` when it has an account, 429 after the number of students of an instructor,
 * or invitations to an email, in `limits`
 */
export async function createStudent(call: Call & MailingServices, draft: Body<'createStudent'>) {
  const { database, caller, now } = call;
  const email = normalizeEmail(draft.email);
  if (isErased({ email })) throw fieldConflict('email', replies.students.emailTaken);
  const made = await takeTries({ database, now }, [
    triesOf(limits.invitation, caller.id),
    triesOf(limits.invitationsOfMailbox, email),
  ]);
  const student = await addStudent(call, { ...draft, email }).catch(givingBack(made));
  call.sendDueMails();
  return {
    ...(await readStudentView(call, student.id)),
    message: replies.students.added,
  };
}

function addStudent(call: Call, draft: Body<'createStudent'>) {
  const { database, caller, now } = call;
  return database.transaction(async (tx) => {
    if (draft.group !== undefined) await claimPlace(tx, caller.id, draft.group);
    const [row] = await tx
      .insert(users)
      .values({
        role: 'Student',
        firstName: draft.first_name.trim(),
        lastName: draft.last_name.trim(),
        email: draft.email,
        groupId: draft.group ?? null,
        madeBy: caller.id,
        createdAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!row) throw fieldConflict('email', replies.students.emailTaken);
    await recordAudit(tx, {
      ...byCaller(call),
      action: 'student.create',
      subject: row.id,
      after: { group: row.groupId },
    });
    await addDueMail(tx, row.id, 'invitation', now);
    return row;
  });
}

async function claimPlace(tx: Database, instructorId: string, groupId: string) {
  const group = await lockGroup(tx, groupId);
  if (group?.ownerId !== instructorId) {
    throw fieldFailure('group', replies.students.groupNotYours);
  }
  if (!hasRoom(group)) throw fieldConflict('group', replies.students.groupFull);
}
