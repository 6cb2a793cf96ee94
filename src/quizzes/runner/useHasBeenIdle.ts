import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether content that can wait may be drawn: as soon as the browser is idle. */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setHasBeenIdle(true))), []);
  return hasBeenIdle;
}
