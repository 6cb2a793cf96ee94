import { useState } from 'react';

/** Whether a condition has held in any render so far. */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  if (isNow && !hasBeen) setHasBeen(true);
  return hasBeen;
}
