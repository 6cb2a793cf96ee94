import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { normalizeEmail } from '../accounts/email';
import { sendOneTimeCode } from '../accounts/oneTimeCodes';
import { codesOfMailboxLimit, countTry, invitationLimit } from '../accounts/rateLimits';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { hasRoom, lockGroup } from '../groups/groupRoom';
import { fieldConflict, fieldFailure } from '../routes/failure';
import { readStudentView } from './studentView';

export interface StudentDraft {
  first_name: string;
  last_name: string;
  email: string;
  group?: string;
}

/**
 * Adds a student and mails them an invitation: a one-time code to set a password with.
 *
 * @throws Failure 400 on `group` when it is not one of the instructor's own, 409 on `group` when it
 *   is full and on `email` when it has an account, 429 after 300 an hour of an instructor, or 20 for
 *   an email in 15 minutes
 */
export async function createStudent(call: Call, draft: StudentDraft) {
  const { database, caller, now } = call;
  await countTry({ database, now }, invitationLimit, caller.id);
  await countTry({ database, now }, codesOfMailboxLimit, normalizeEmail(draft.email));
  const student = await database.transaction(async (tx) => {
    if (draft.group !== undefined) await claimPlace(tx, caller.id, draft.group);
    const [row] = await tx
      .insert(users)
      .values({
        role: 'Student',
        firstName: draft.first_name.trim(),
        lastName: draft.last_name.trim(),
        email: normalizeEmail(draft.email),
        groupId: draft.group ?? null,
        madeBy: caller.id,
        createdAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!row) throw fieldConflict('email', replies.students.emailTaken);
    return row;
  });
  await sendOneTimeCode(call, student, 'invitation');
  return {
    ...(await readStudentView(call, student.id)),
    message: replies.students.added,
  };
}

async function claimPlace(tx: Database, instructorId: string, groupId: string) {
  const group = await lockGroup(tx, groupId);
  if (group?.ownerId !== instructorId) {
    throw fieldFailure('group', replies.students.groupNotYours);
  }
  if (!hasRoom(group)) throw fieldConflict('group', replies.students.groupFull);
}
