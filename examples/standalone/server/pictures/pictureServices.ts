import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { pictures } from '../database/schema';
import { Failure } from '../kernel/failure';
import { rememberLast } from '../kernel/rememberLast';

/** Where a picture is: two instructors may have the same one. */
export interface PicturePlace {
  id: string;
  ownerId: string;
}

/** Services for pictures, shared by all calls. */
export interface PictureServices {
  /**
   * The bytes of a picture. Ask first whether the caller may see it.
   *
   * @throws Failure 404 for one that is gone
   */
  bytesOf: (place: PicturePlace) => Promise<Uint8Array>;
}

/** A class opens the same paper in the same minute. At most 32 MB. */
const keptInMemory = 16;

export function createPictureServices(database: Database): PictureServices {
  const read = rememberLast(keptInMemory, async (key) => {
    const { id, ownerId } = JSON.parse(key) as PicturePlace;
    const [found] = await database
      .select({ bytes: pictures.bytes })
      .from(pictures)
      .where(and(eq(pictures.id, id), eq(pictures.ownerId, ownerId)));
    if (!found) throw new Failure(404, replies.pictures.unknown);
    return found.bytes;
  });
  return { bytesOf: ({ id, ownerId }) => read(JSON.stringify({ id, ownerId })) };
}
