import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { addressOfErased, isErased } from '../../accounts/email';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../database/database';
import {
  attempts,
  dueMails,
  emailChanges,
  oneTimeCodes,
  pictures,
  quizzes,
  sessions,
  users,
} from '../../database/schema';
import { takenQuizzes } from '../../students/takenQuizzes';
import { CommandError } from '../administration';
import { requireNothingOwned } from '../owned';
import { lockPerson } from '../userRow';
import { printable } from '../printable';

/**
 * Replaces the name. It is not translated, because it is stored, and each school reads one
 * language.
 */
const nobody = { firstName: 'Erased', lastName: 'person' };

/** An erased person: the texts that must not remain anywhere. */
export interface Erased {
  /** The account's email, and the pending one. */
  emails: string[];
  /** The account's address from now on. */
  address: string;
  /** Whether an earlier command erased them. */
  already: boolean;
  /** How many pictures were deleted. */
  pictures: number;
}

/**
 * Removes a person from the rows of the database. Their results stay, without a name, as part of
 * the statistics of quizzes; quizzes that have not started forget that they joined. The account
 * becomes inactive, and loses its group and its creator. A person already erased stays unchanged.
 *
 * @throws CommandError when nobody has the email, an instructor owns something, or a student is
 * taking a quiz
 */
export function eraseFromRows(database: Database, typed: string, now: Date): Promise<Erased> {
  return database.transaction(async (tx) => {
    const person = await lockPerson(tx, typed);
    if (isErased(person)) return { emails: [], address: person.email, already: true, pictures: 0 };
    await requireNothingOwned(tx, person);
    const titles = await takenQuizzes(tx, person.id, now);
    if (titles.length > 0) {
      throw new CommandError(
        `${printable(person.email)} is taking a quiz. Nothing was changed. Erase them when it is over.`,
      );
    }
    const { id } = person;
    const pending = await tx
      .delete(emailChanges)
      .where(eq(emailChanges.userId, id))
      .returning({ email: emailChanges.email });
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
    await tx.delete(dueMails).where(eq(dueMails.userId, id));
    const erased = await tx
      .delete(pictures)
      .where(eq(pictures.ownerId, id))
      .returning({ id: pictures.id });
    const upcoming = tx.select({ id: quizzes.id }).from(quizzes).where(gt(quizzes.opensAt, now));
    await tx
      .delete(attempts)
      .where(
        and(
          eq(attempts.studentId, id),
          isNull(attempts.startedAt),
          inArray(attempts.quizId, upcoming),
        ),
      );
    const email = addressOfErased(id);
    const account = { email, passwordHash: null, status: 'inactive', groupId: null } as const;
    await tx
      .update(users)
      .set({ ...nobody, ...account, madeBy: null })
      .where(eq(users.id, id));
    const left = eq(attempts.studentId, id);
    await recordAudit(tx, {
      action: 'account.erase',
      at: now,
      by: 'command',
      subject: id,
      before: { role: person.role },
      after: {
        attempts: await tx.$count(attempts, left),
        results: await tx.$count(attempts, and(left, isNotNull(attempts.score))),
      },
    });
    const emails = [person.email, ...pending.map((change) => change.email)];
    return { emails, address: email, already: false, pictures: erased.length };
  });
}
