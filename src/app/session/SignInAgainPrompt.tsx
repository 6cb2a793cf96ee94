import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/ApiContext';
import { ApiError } from '../../api/ApiError';
import { codeLoader } from '../../base/codeLoader';
import { useLatest } from '../../base/useLatest';
import { useSession } from '../../session/SessionContext';
import { useSessionExpiry } from './useSessionExpiry';
import { useLazyComponent } from '../loading/useLazyComponent';

/** Loads the code of the dialog. */
export const loadSignInAgainDialog = codeLoader(
  async () => (await import('./SignInAgainDialog')).SignInAgainDialog,
);

/**
 * Asks for the password again over the current page, which stays as it is (spec §4). If the user
 * closes the dialog, the next refused call opens it again.
 */
export function SignInAgainPrompt() {
  const session = useSession();
  const ended = useSessionExpiry();
  const refused = useSyncExternalStore(ended.subscribe, ended.refusedToken, () => null);
  const { Component: SignInAgainDialog, load } = useLazyComponent(loadSignInAgainDialog);
  const [isPutOff, setPutOff] = useState(false);
  const isExpired = session !== null && session.token === refused;
  useRefusal(isExpired && isPutOff, () => setPutOff(false));

  useEffect(() => {
    if (!isExpired) return;
    setPutOff(false);
    // Without its code, no one can sign in over the page.
    void load().then((isThere) => isThere || ended.end());
  }, [isExpired, load, ended]);

  return SignInAgainDialog && session ? (
    <SignInAgainDialog
      open={isExpired && !isPutOff}
      onClose={() => setPutOff(true)}
      onSignedIn={ended.renew}
      user={session.user}
    />
  ) : null;
}

/** Calls `onRefused` for each call that is refused because of its token. */
function useRefusal(isWatching: boolean, onRefused: () => void): void {
  const { queryClient } = useApi();
  const latest = useLatest(onRefused);
  useEffect(() => {
    if (!isWatching) return undefined;
    const report = (error: unknown): void => {
      if (error instanceof ApiError && error.isSignedOut) latest.current();
    };
    const ends = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [isWatching, latest, queryClient]);
}
