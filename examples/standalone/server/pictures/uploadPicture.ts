import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  cleanPicture,
  largestPicture,
  mostPictureBytes,
  pictureIdOf,
  replies,
} from 'quizwright/rules';
import { limits } from '../accounts/rateLimits';
import { takeTries, triesOf } from '../accounts/tries';
import type { Database } from '../database/database';
import { addOtherParts, firstPart } from '../database/pictureBytes';
import { pictures, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';

/** Larger files are refused before they are read. */
export const pictureBodyLimit = largestPicture;

/** So much of the room a picture takes at least, in bytes; otherwise millions would fit. */
const leastCounted = 4_096;

/**
 * Keeps a picture for the questions of the calling instructor, under an id that follows from its
 * content: a second upload of the same picture takes no more room, and lets it stay longer if
 * nothing uses it.
 *
 * @throws Failure 400 for a file that is no picture or a picture that is too large, 409 where the
 *   instructor's pictures take as much room as they may, 429 after the number of uploads in `limits`
 */
export async function uploadPicture({ database, caller, now }: Call, file: Uint8Array | undefined) {
  await takeTries({ database, now }, [triesOf(limits.upload, caller.id)]);
  const cleaned = cleanPicture(file ?? new Uint8Array());
  if (cleaned === 'tooLarge') throw new Failure(400, replies.pictures.tooLarge);
  if (cleaned === 'tooManyParts') throw new Failure(400, replies.pictures.tooManyParts);
  if (cleaned === 'unreadable') throw new Failure(400, replies.pictures.unreadable);
  const { type, width, height, bytes } = cleaned;
  const digest = createHash('sha256').update(bytes).digest('base64url');
  const id = pictureIdOf(digest, { width, height });
  const size = bytes.length;
  const place = { id, ownerId: caller.id };
  const row = { ...place, type, width, height, size, bytes: firstPart(bytes), createdAt: now };
  await database.transaction(async (tx) => {
    const added = await tx
      .insert(pictures)
      .values(row)
      .onConflictDoUpdate({
        target: [pictures.id, pictures.ownerId],
        set: { unusedSince: null },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (!added[0]?.isNew) return;
    await requireRoom(tx, caller.id);
    await addOtherParts(tx, place, bytes);
  });
  return { _id: id, type, width, height, message: replies.pictures.added };
}

async function requireRoom(tx: Database, ownerId: string): Promise<void> {
  // Simultaneous uploads wait here: together they could exceed the room.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const [taken] = await tx
    .select({ bytes: sql<number>`sum(greatest(${pictures.size}, ${leastCounted}::int))::float8` })
    .from(pictures)
    .where(eq(pictures.ownerId, ownerId));
  if ((taken?.bytes ?? 0) > mostPictureBytes) throw new Failure(409, replies.pictures.full);
}
