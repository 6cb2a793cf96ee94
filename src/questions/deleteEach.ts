import { ApiError } from '../api/ApiError';

/** So many calls are under way at a time. */
const atOnce = 4;

export interface EachDeleted {
  /** What is gone, by whoever's hand. */
  deleted: ReadonlySet<string>;
  failed: ReadonlyMap<string, unknown>;
}

/** Failures that every further call would meet as well: no answer of the API, or no right to it. */
const endsAll = (error: unknown): boolean =>
  error instanceof ApiError && (!error.isRefusal || error.isSignedOut || error.isForbidden);

/**
 * Deletes questions in their order, a few at a time. What somebody else has deleted meanwhile counts
 * as deleted. After a failure that all others would share, no further call begins.
 *
 * @param onProgress called with how many are through, well or ill
 * @param isStopped whether to stop before the next call
 */
export async function deleteEach(
  ids: readonly string[],
  remove: (id: string) => Promise<unknown>,
  onProgress: (done: number) => void,
  isStopped: () => boolean,
): Promise<EachDeleted> {
  const deleted = new Set<string>();
  const failed = new Map<string, unknown>();
  const waiting = ids.values();
  let isOver = false;
  const work = async () => {
    for (const id of waiting) {
      try {
        await remove(id);
        deleted.add(id);
      } catch (error) {
        if (error instanceof ApiError && error.isNotFound) {
          deleted.add(id);
        } else {
          console.error(error);
          failed.set(id, error);
          isOver ||= endsAll(error);
        }
      }
      onProgress(deleted.size + failed.size);
      // Not by the head of the loop, which would take another question first.
      if (isOver || isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { deleted, failed };
}
