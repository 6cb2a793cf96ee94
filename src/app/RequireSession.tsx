import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext';
import { paths } from './paths';

/** What the login page is told about where somebody came from. */
export interface LoginState {
  from: string;
  /** Whether a session that was there has ended, rather than never begun. */
  hasEnded: boolean;
}

/** Lets only the signed-in through; others are sent to /login (spec §2, protected routes). */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    wasSignedIn.current = session !== null;
  }, [session]);
  if (session !== null) return <Outlet />;
  const state: LoginState = { from: pathname + search, hasEnded: wasSignedIn.current };
  return <Navigate to={paths.login} replace state={state} />;
}
