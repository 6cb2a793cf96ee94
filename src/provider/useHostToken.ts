import { useCallback, useRef, useSyncExternalStore } from 'react';
import { listen } from '../base/listen';
import { useLatest } from '../base/useLatest';

export type GetToken = () => string | null | undefined;

/** Users who have signed in again elsewhere return to this page. */
function onReturn(look: () => void): () => void {
  const stops = [listen(window, { focus: look }), listen(document, { visibilitychange: look })];
  return () => stops.forEach((stop) => stop());
}

const unknown = () => undefined;

/**
 * The host's token: the one it gives, or the current result of its `getToken`, which is called at
 * each render and when the user returns to the page.
 *
 * @returns the token, and a function that reads it again
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
        // Calls report the error; the page stays as it is.
      }
      return last.current;
    },
    // A server renders for no particular user.
    unknown,
  );
  return [getToken ? asked : token, ask];
}
