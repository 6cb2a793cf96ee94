import { and, asc, eq, inArray } from 'drizzle-orm';
import { mostQuestions } from 'quizwright/rules';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../database/database';
import { groups, pictures, questions, quizzes, users } from '../../database/schema';
import { CommandError, type Administration } from '../administration';
import { printable } from '../printable';
import { sumOf, type Owned } from '../owned';
import { unknownPerson, type UserRow } from '../userRow';

interface TransferOptions {
  /** Email of the current owner. */
  from: string;
  /** Email of the instructor who becomes the owner. */
  to: string;
}

/** What was transferred. */
interface Moved extends Owned {
  /** Whether the former owner can still sign in. */
  isActive: boolean;
}

/**
 * Transfers everything that an instructor owns to another one: groups, questions, quizzes with
 * their results, and the bond with students whose accounts the first one created.
 *
 * @throws CommandError where the second is no active instructor, or their bank has too little room
 */
export async function transferUser(
  { database, clock, print }: Administration,
  { from, to }: TransferOptions,
): Promise<void> {
  const moved = await database.transaction((tx) => transfer(tx, { from, to }, clock()));
  print(
    `${printable(to)} now has ${sumOf(moved)} from ${printable(from)}. Results moved with their quizzes.`,
  );
  if (moved.isActive) {
    print(`${printable(from)} can still sign in. \`user disable\` blocks that.`);
  }
}

async function transfer(tx: Database, { from, to }: TransferOptions, now: Date): Promise<Moved> {
  const [giver, taker] = await lockBoth(tx, from, to);
  await requireRoom(tx, giver, taker);
  const ownerId = taker.id;

  // Locks students before groups before quizzes, each in one order, as everywhere.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.madeBy, giver.id))
    .orderBy(asc(users.id))
    .for('update');
  const students = await tx
    .update(users)
    .set({ madeBy: ownerId })
    .where(eq(users.madeBy, giver.id))
    .returning({ id: users.id });
  // Waits for requests that are setting up a quiz for one of the groups.
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(eq(groups.ownerId, giver.id))
    .orderBy(asc(groups.id))
    .for('update');
  const ofGiver = { groups: eq(groups.ownerId, giver.id), quizzes: eq(quizzes.ownerId, giver.id) };
  const movedGroups = await tx
    .update(groups)
    .set({ ownerId })
    .where(ofGiver.groups)
    .returning({ id: groups.id });
  await tx
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(ofGiver.quizzes)
    .orderBy(asc(quizzes.id))
    .for('no key update');
  const movedQuizzes = await tx
    .update(quizzes)
    .set({ ownerId })
    .where(ofGiver.quizzes)
    .returning({ id: quizzes.id });
  const movedQuestions = await tx
    .update(questions)
    .set({ ownerId })
    .where(eq(questions.ownerId, giver.id))
    .returning({ id: questions.id });
  await movePictures(tx, giver.id, ownerId);
  const moved = {
    groups: movedGroups.length,
    questions: movedQuestions.length,
    quizzes: movedQuizzes.length,
    students: students.length,
  };
  await recordAudit(tx, {
    action: 'account.transfer',
    at: now,
    by: 'command',
    subject: giver.id,
    after: { to: ownerId, ...moved },
  });
  return { ...moved, isActive: giver.status === 'active' };
}

/** The pictures of the questions. Of a picture that both have, one is left. */
async function movePictures(tx: Database, from: string, ownerId: string): Promise<void> {
  const ofTaker = tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.ownerId, ownerId));
  await tx.delete(pictures).where(and(eq(pictures.ownerId, from), inArray(pictures.id, ofTaker)));
  await tx.update(pictures).set({ ownerId }).where(eq(pictures.ownerId, from));
}

/**
 * Locks both accounts, so that neither bank grows meanwhile. Not `for update`: a request that sets
 * up a quiz locks its group and refers to its owner, and would deadlock with a transfer that waits
 * for the group.
 */
async function lockBoth(tx: Database, from: string, to: string): Promise<[UserRow, UserRow]> {
  if (from === to) {
    throw new CommandError('--from and --to are the same person. Give another instructor to --to.');
  }
  const found = await tx
    .select()
    .from(users)
    .where(inArray(users.email, [from, to]))
    .orderBy(asc(users.id))
    .for('no key update');
  const giver = found.find(({ email }) => email === from);
  const taker = found.find(({ email }) => email === to);
  if (!giver || !taker) throw unknownPerson(giver ? to : from);
  if (taker.role !== 'Instructor' || taker.status !== 'active') {
    throw new CommandError(
      `${printable(to)} is not an active instructor. \`user role\` or \`user enable\` can change that.`,
    );
  }
  return [giver, taker];
}

async function requireRoom(tx: Database, giver: UserRow, taker: UserRow): Promise<void> {
  const more = await tx.$count(questions, eq(questions.ownerId, giver.id));
  const current = await tx.$count(questions, eq(questions.ownerId, taker.id));
  if (more === 0 || current + more <= mostQuestions) return;
  throw new CommandError(
    `A question bank holds at most ${mostQuestions} questions. ${printable(taker.email)} has ${current}, and would get ${more} more. Delete some in either bank first.`,
  );
}
