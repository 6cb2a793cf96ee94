import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * Whether it is time for what may come later: as soon as the browser has nothing better to do.
 *
 * @param waits whether it has to wait at all
 */
export function useHadTime(waits: boolean): boolean {
  const [hadTime, setHadTime] = useState(!waits);
  useEffect(() => {
    if (!hadTime) return whenIdle(() => startTransition(() => setHadTime(true)));
  }, [hadTime]);
  return hadTime;
}
