import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { bytesOfPicture, type PicturePlace } from '../database/pictureBytes';
import { Failure } from '../kernel/failure';
import { rememberLast } from '../kernel/rememberLast';

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
    const bytes = await bytesOfPicture(database, JSON.parse(key) as PicturePlace);
    if (!bytes) throw new Failure(404, replies.pictures.unknown);
    return bytes;
  });
  return { bytesOf: ({ id, ownerId }) => read(JSON.stringify({ id, ownerId })) };
}
