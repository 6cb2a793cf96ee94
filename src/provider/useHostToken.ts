import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLatest } from '../base/useLatest';

export type GetToken = () => string | null | undefined;

/** Whoever has signed in again elsewhere comes back to this page. */
function onReturn(look: () => void): () => void {
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

const unknown = () => undefined;

/**
 * The host's token: the one it gives, or what its `getToken` answers now. That is looked at with
 * each render, and when somebody comes back to the page.
 *
 * @returns the token, and a function that asks for it anew
 */
export function useHostToken(
  getToken: GetToken | undefined,
  token: string | undefined,
): [string | undefined, () => string | undefined] {
  const latest = useLatest({ getToken, token });
  const ask = useCallback(() => {
    const { getToken: asked, token: given } = latest.current;
    return asked ? (asked() ?? undefined) : given;
  }, [latest]);
  const last = useRef<string | undefined>(undefined);
  const asked = useSyncExternalStore(
    onReturn,
    () => {
      try {
        last.current = getToken?.() ?? undefined;
      } catch {
        // Calls tell of it; a page that is shown stays as it is.
      }
      return last.current;
    },
    // A server renders nobody's page.
    unknown,
  );
  return [getToken ? asked : token, ask];
}
