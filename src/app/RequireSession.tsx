import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext';
import { paths } from './paths';
import { useEndedSession } from './useEndedSession';

/** What the login page is told about where somebody came from. */
export interface LoginState {
  from: string;
  /** Whose session has ended, if there was one: another user does not go on from there. */
  endedFor: string | null;
}

/** Lets only the signed-in through; others are sent to /login (spec §2, protected routes). */
export function RequireSession() {
  const session = useSession();
  const ended = useEndedSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session === null) return;
    wasSignedIn.current = true;
    ended.userId = null;
  }, [session, ended]);
  if (session !== null) return <Outlet />;
  const hasLoggedOut = wasSignedIn.current && ended.userId === null;
  const state: LoginState | null = hasLoggedOut
    ? null
    : { from: pathname + search, endedFor: ended.userId };
  return <Navigate to={paths.login} replace state={state} />;
}
