import { useInsertionEffect, useRef, type RefObject } from 'react';

/**
 * The latest of a value that hosts make anew at each render, for what must not change with it: a
 * client, or an effect that would run again.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  // Before the layout effects of the children, which may use it.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
