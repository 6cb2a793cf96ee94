import { startTransition, useEffect, useState } from 'react';
import { laterCode, useLaterCode } from '../../../base/laterCode';
import { whenIdle } from '../../../base/whenIdle';

/** The code of the screens; what loads early loads here. */
export const laterScreens = laterCode(async () => (await import('./laterScreens')).laterScreens);

/**
 * What students need once they have seen the first question: it loads when the browser is idle after
 * that, so that it is there when the network is not (decision 82).
 *
 * @param isAnswering whether a paper is shown
 * @param isNeeded whether it is needed now
 * @returns null until it is needed or the browser has been idle, and it has loaded
 */
export function useLaterScreens(isAnswering: boolean, isNeeded: boolean) {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(
    () => (isAnswering ? whenIdle(() => startTransition(() => setHasBeenIdle(true))) : undefined),
    [isAnswering],
  );
  return useLaterCode(laterScreens, isNeeded || hasBeenIdle);
}
