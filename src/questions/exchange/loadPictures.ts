import { ApiError } from '../../api/ApiError';
import type { QuizClient } from '../../api/createQuizClient';
import { pictureOptions } from '../../api/picture';
import type { WrittenPicture, WrittenPictures } from '../../fileFormats/format/questionFormat';

interface LoadedPictures {
  pictures: WrittenPictures;
  /** How many the server does not show: they are another instructor's, or gone. */
  missing: number;
}

/**
 * Loads pictures to write them into a file, one after the other.
 *
 * @throws ApiError if the server does not reply, and the reason of the signal when it aborts
 */
export async function loadPictures(
  client: QuizClient,
  ids: Iterable<string>,
  signal: AbortSignal,
): Promise<LoadedPictures> {
  const pictures = new Map<string, WrittenPicture>();
  let missing = 0;
  for (const id of ids) {
    try {
      const blob = await pictureOptions(client, id).queryFn({ signal });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      pictures.set(id, { type: blob.type, bytes });
    } catch (error) {
      if (!(error instanceof ApiError && error.isRefusal)) throw error;
      missing += 1;
    }
  }
  return { pictures, missing };
}
