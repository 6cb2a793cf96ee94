import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext';
import type { Destination } from '../addresses/destination';
import { paths } from '../addresses/paths';
import { useSessionExpiry } from './useSessionExpiry';

/** Admits only signed-in users; others are sent to /login (spec §2, protected routes). */
export function RequireSession() {
  const session = useSession();
  const ended = useSessionExpiry();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session === null) return;
    wasSignedIn.current = true;
    ended.userId = null;
  }, [session, ended]);
  if (session !== null) return <Outlet />;
  const hasLoggedOut = wasSignedIn.current && ended.userId === null;
  const state: Destination | null = hasLoggedOut
    ? null
    : { from: pathname + search, endedFor: ended.userId };
  return <Navigate to={paths.login} replace state={state} />;
}
