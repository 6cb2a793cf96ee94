import { useEffect, useState } from 'react';

/** How long a pause in typing is, in ms. */
const pauseMs = 250;

/**
 * The last value that was not about to change, such as a count that waits for the answer to a search:
 * what is read aloud must not begin with an old one.
 */
export function useLastSettled<Value>(value: Value, isSettled: boolean): Value {
  const [last, setLast] = useState(value);
  if (isSettled && value !== last) setLast(value);
  return isSettled ? value : last;
}

/** A value after a pause in typing; its first value at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
