import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether it is time for what may come later: as soon as the browser has nothing better to do. */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setHasBeenIdle(true))), []);
  return hasBeenIdle;
}
