import { useEffect, useState } from 'react';

/** Debounce for searches, in ms. */
const pauseMs = 250;

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
