import { useMemo } from 'react';
import type { Ref, RefCallback } from 'react';

/**
 * One callback ref that serves several, whose number stays the same. It returns no cleanup function,
 * since React 18 warns about them; a cleanup that one of the refs returns is called when the element
 * goes.
 */
export function useMergedRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return useMemo(() => {
    let releases: (() => void)[] = [];
    return (value: T | null) => {
      releases.forEach((release) => release());
      releases = value === null ? [] : refs.map((ref) => assign(ref, value));
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, refs);
}

function assign<T>(ref: Ref<T> | undefined, value: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}
