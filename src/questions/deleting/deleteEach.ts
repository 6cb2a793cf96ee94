import { ApiError } from '../../api/ApiError';
import { callEach } from '../callEach';

export interface EachDeleted {
  /** Questions that are gone, whoever deleted them. */
  deleted: ReadonlySet<string>;
  failed: ReadonlyMap<string, unknown>;
}

/**
 * Deletes questions in their order, a few at a time. Questions that someone else has deleted in the
 * meantime count as deleted.
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
  const isFine = (error: unknown) => error instanceof ApiError && error.isNotFound;
  const { done, failed } = await callEach(ids, remove, { isFine, onProgress, isStopped });
  return { deleted: done, failed };
}
