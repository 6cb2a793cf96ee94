import { useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while; its first value at once.
 *
 * @param ms how long, in milliseconds
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}
