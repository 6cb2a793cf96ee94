import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from './database';
import { pictureParts, pictures } from './schema';

/**
 * The embedded database blocks everyone during a statement, and takes a third of a millisecond for
 * each 10 kB.
 */
const bytesAtOnce = 128 * 1024;
const partsAtOnce = 4;

/** Where a picture is: two instructors may have the same one. */
export interface PicturePlace {
  id: string;
  ownerId: string;
}

/** What the row of a picture itself has of its bytes. */
export const firstPart = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytesAtOnce);

/** Keeps the rest of a picture, in the transaction that adds its row. */
export async function addOtherParts(
  tx: Database,
  { id: pictureId, ownerId }: PicturePlace,
  bytes: Uint8Array,
): Promise<void> {
  for (let at = bytesAtOnce, position = 1; at < bytes.length; at += bytesAtOnce, position += 1) {
    const part = bytes.subarray(at, at + bytesAtOnce);
    await tx.insert(pictureParts).values({ pictureId, ownerId, position, bytes: part });
  }
}

/** The bytes of a picture; undefined if there is none, or it has been deleted meanwhile. */
export async function bytesOfPicture(
  database: Database,
  { id, ownerId }: PicturePlace,
): Promise<Uint8Array | undefined> {
  const [first] = await database
    .select({ bytes: pictures.bytes, size: pictures.size })
    .from(pictures)
    .where(and(eq(pictures.id, id), eq(pictures.ownerId, ownerId)));
  if (!first) return undefined;
  const found = [first.bytes];
  if (first.bytes.length < bytesAtOnce) return first.bytes;
  for (let last = 0, isMore = true; isMore;) {
    const parts = await database
      .select({ position: pictureParts.position, bytes: pictureParts.bytes })
      .from(pictureParts)
      .where(
        and(
          eq(pictureParts.pictureId, id),
          eq(pictureParts.ownerId, ownerId),
          gt(pictureParts.position, last),
        ),
      )
      .orderBy(asc(pictureParts.position))
      .limit(partsAtOnce);
    found.push(...parts.map(({ bytes }) => bytes));
    last = parts.at(-1)?.position ?? last;
    isMore = parts.length === partsAtOnce;
  }
  const bytes = Buffer.concat(found);
  return bytes.length === first.size ? bytes : undefined;
}
