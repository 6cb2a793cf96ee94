import { useEffect, useState } from 'react';

/** How long something may take before it is shown, in milliseconds. */
const patienceMs = 200;

/** Whether something has been in progress long enough to be shown. */
export function useDelayed(isRunning: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isRunning]);
  return isRunning && isLate;
}
