import { useEffect, useState } from 'react';

/** How long something may take before it is shown, in milliseconds. */
const patienceMs = 200;

/** Whether something has been in progress long enough to be shown. */
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
