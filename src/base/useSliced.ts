import { useLayoutEffect, useState } from 'react';
import { runInSlices } from './slices';

/** Drawn more often, the progress would take longer than the work. */
const step = 500;

export interface Sliced<Result> {
  /** The last result; null before the first. */
  result: Result | null;
  /** Whether it is of earlier work. */
  isRunning: boolean;
  /** How much of the work is done, roughly. */
  done: number;
}

/**
 * The result of long work that leaves the page its turns. Other work cancels it and begins at once.
 *
 * @param work memoised; yields now and then how much of it is done
 * @param isActive whether to work; what was begun is cancelled without
 */
export function useSliced<Result>(
  work: () => Generator<number, Result>,
  isActive: boolean,
): Sliced<Result> {
  const [state, setState] = useState<{ of?: typeof work; result: Result | null }>({ result: null });
  const [done, setDone] = useState(0);
  const isRunning = state.of !== work;
  // Not after painting, so that little work never shows that it runs.
  useLayoutEffect(() => {
    if (!isActive || !isRunning) return undefined;
    setDone(0);
    return runInSlices(
      work(),
      (result) => setState({ of: work, result }),
      (count) => setDone(count - (count % step)),
    );
  }, [work, isActive, isRunning]);
  return { result: state.result, isRunning, done };
}
