import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether it is time for what may come later: as soon as the browser has nothing better to do. */
export function useHadTime(): boolean {
  const [hadTime, setHadTime] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setHadTime(true))), []);
  return hadTime;
}
