import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function subscribe(tell: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const media = window.matchMedia(query);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

// A browser that cannot be asked, as jsdom, gets what works in every one.
function isCoarse(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(query).matches;
}

/**
 * Whether the primary pointer is a finger. True on the server and in the first pass of hydration,
 * so that what is drawn before any script is what needs none.
 */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, isCoarse, () => true);
}
