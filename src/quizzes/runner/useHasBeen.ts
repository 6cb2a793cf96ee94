import { useState } from 'react';

/** Whether something has been so in any render until now. */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  if (isNow && !hasBeen) setHasBeen(true);
  return hasBeen;
}
