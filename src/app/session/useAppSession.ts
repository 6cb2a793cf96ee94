import { useMemo, useState } from 'react';
import { useSessionOf } from '../../provider/useSessionOf';
import { createBrowserSession } from '../../session/browserSession';
import { createMemorySession, type SessionStore, type SignedIn } from '../../session/SessionStore';

/** The session of the app: in browser storage, or the host's in memory. */
export function useAppSession(
  isHosted: boolean,
  given: SignedIn | null,
  baseUrl: string | undefined,
): SessionStore {
  const [own] = useState(() =>
    isHosted || typeof window === 'undefined'
      ? createMemorySession()
      : createBrowserSession(window, baseUrl),
  );
  const hosts = useSessionOf(undefined, given?.user, given?.token);
  // A server renders the app for no particular user.
  const hostsInPage = useMemo(() => ({ ...hosts, readOnServer: undefined }), [hosts]);
  return given === null ? own : hostsInPage;
}
