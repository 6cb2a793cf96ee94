import { ApiError } from '../api/ApiError';

/** Maximum number of calls at a time. */
const atOnce = 4;

export interface EachDeleted {
  /** Questions that are gone, whoever deleted them. */
  deleted: ReadonlySet<string>;
  failed: ReadonlyMap<string, unknown>;
}

/** Failures that every further call would share: no reply from the API, or no permission. */
const endsAll = (error: unknown): boolean =>
  error instanceof ApiError && (!error.isRefusal || error.isSignedOut || error.isForbidden);

/**
 * Deletes questions in their order, a few at a time. Questions that someone else has deleted in the
 * meantime count as deleted. After a failure that all others would share, no further call begins.
 *
 * @param onProgress called with the number of questions that were deleted or refused so far
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
      // Not in the head of the loop, which would take another question first.
      if (isOver || isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { deleted, failed };
}
