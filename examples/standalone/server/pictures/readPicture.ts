import { and, eq, exists, lte, or, sql } from 'drizzle-orm';
import { pictureReference, replies } from 'quizwright/rules';
import { attempts, pictures, quizItems, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { PictureServices } from './pictureServices';

/**
 * The bytes of a picture, for the instructor who uploaded it, and for students who have joined a
 * quiz of that instructor that shows it, once it has opened.
 *
 * @throws Failure 404 for everyone else
 */
export async function readPicture(call: Call & PictureServices, id: string) {
  const { database, caller, now, bytesOf } = call;
  const shown = pictureReference(id);
  const inOwnQuiz = database
    .select({ one: sql`1` })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(quizItems, eq(quizItems.quizId, quizzes.id))
    .where(
      and(
        eq(attempts.studentId, caller.id),
        eq(quizzes.ownerId, pictures.ownerId),
        lte(quizzes.opensAt, now),
        eq(quizItems.format, 'markdown'),
        sql`strpos(${quizItems.title} || ${quizItems.options}::text, ${shown}) > 0`,
      ),
    );
  const [found] = await database
    .select({ ownerId: pictures.ownerId, type: pictures.type })
    .from(pictures)
    .where(and(eq(pictures.id, id), or(eq(pictures.ownerId, caller.id), exists(inOwnQuiz))))
    .limit(1);
  if (!found) throw new Failure(404, replies.pictures.unknown);
  const { ownerId, type } = found;
  return { type, bytes: await bytesOf({ id, ownerId }) };
}
