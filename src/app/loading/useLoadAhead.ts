import { useEffect } from 'react';
import { tryUntil } from '../../base/tryUntil';
import { whenIdle } from '../../base/whenIdle';

/**
 * Loads what must open without a network too: when the browser is idle, and again until it has
 * loaded.
 *
 * @param load resolves with whether it has loaded; the same function in each render
 * @param isWanted nothing is loaded before
 */
export function useLoadAhead(load: () => Promise<boolean>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = (): void => undefined;
    const cancel = whenIdle(() => {
      stop = tryUntil(load);
    });
    return () => {
      cancel();
      stop();
    };
  }, [load, isWanted]);
}
