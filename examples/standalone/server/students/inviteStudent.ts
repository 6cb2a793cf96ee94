import { replies } from 'quizwright/rules';
import { isStudent } from '../accounts/lockStudent';
import { nameOf } from '../accounts/profile';
import { limits } from '../accounts/rateLimits';
import { givingBack, takeTries, triesOf } from '../accounts/tries';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import { users } from '../database/schema';
import { addDueMail, type MailingServices } from '../dueMails/dueMails';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { lockBondedStudent } from './bond';

/**
 * Mails another invitation to a student with whom the instructor has a bond and who has not set a
 * password yet.
 *
 * @throws Failure 404 where there is no such student, 403 without a bond, 409 for a student who has
 * set a password or is inactive, 429 after the number of invitations to an email in `limits`
 */
export async function inviteStudent(call: Call & MailingServices, id: string) {
  const { database, now } = call;
  const [found] = await database.select({ email: users.email }).from(users).where(isStudent(id));
  if (!found) throw new Failure(404, replies.students.unknown);
  const tries = await takeTries({ database, now }, [
    triesOf(limits.invitationsOfMailbox, found.email),
  ]);
  const email = await leaveInvitation(call, id).catch(givingBack(tries));
  call.sendDueMails();
  return { message: replies.students.invited(email) };
}

function leaveInvitation(call: Call, id: string): Promise<string> {
  const { database, caller, now } = call;
  return database.transaction(async (tx) => {
    const { student } = await lockBondedStudent(tx, caller.id, id);
    const { email } = student;
    if (student.passwordHash !== null) {
      throw new Failure(409, replies.students.hasPassword(nameOf(student)));
    }
    if (student.status !== 'active') throw new Failure(409, replies.students.invitedInactive);
    await addDueMail(tx, id, 'invitation', now);
    await recordAudit(tx, { ...byCaller(call), action: 'account.invite', subject: id });
    return email;
  });
}
