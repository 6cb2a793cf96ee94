import { useEffect, useState } from 'react';

/** How long something may take before it is worth telling, in milliseconds. */
const patienceMs = 200;

/** Whether something has been going on for so long that it should show. */
export function useDelayed(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLate;
}
