import { ApiError } from '../api/ApiError';

/** Maximum number of calls at a time. */
const atOnce = 4;

export interface EachCalled {
  /** The ids whose calls succeeded. */
  done: ReadonlySet<string>;
  failed: ReadonlyMap<string, unknown>;
}

export interface EachSettings {
  /** Whether a failure counts as a success. @default never */
  isFine?: (error: unknown) => boolean;
  /** Called with the number of calls that succeeded or failed so far. */
  onProgress: (done: number) => void;
  /** Whether to stop before the next call. */
  isStopped: () => boolean;
}

/** Failures that every further call would share: no reply from the API, or no permission. */
const endsAll = (error: unknown): boolean =>
  error instanceof ApiError && (!error.isRefusal || error.isSignedOut || error.isForbidden);

/**
 * Makes a call for each id in their order, a few at a time. After a failure that all others would
 * share, no further call begins.
 */
export async function callEach(
  ids: readonly string[],
  call: (id: string) => Promise<unknown>,
  { isFine = () => false, onProgress, isStopped }: EachSettings,
): Promise<EachCalled> {
  const done = new Set<string>();
  const failed = new Map<string, unknown>();
  const pending = ids.values();
  let isOver = false;
  const work = async () => {
    for (const id of pending) {
      try {
        await call(id);
        done.add(id);
      } catch (error) {
        if (isFine(error)) {
          done.add(id);
        } else {
          console.error(error);
          failed.set(id, error);
          isOver ||= endsAll(error);
        }
      }
      onProgress(done.size + failed.size);
      // Not in the head of the loop, which would take another id first.
      if (isOver || isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failed };
}
