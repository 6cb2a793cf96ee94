import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/SessionContext';
import { paths } from './paths';

/** What the login page is told about where somebody came from. */
export interface LoginState {
  from: string;
  /** Whether a session that was there has ended, rather than never begun. */
  hasEnded: boolean;
  /** Whose session has ended: another user does not go on from there. */
  userId: string | null;
}

/** Lets only the signed-in through; others are sent to /login (spec §2, protected routes). */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const lastUser = useRef<string | null>(null);
  useEffect(() => {
    if (session !== null) lastUser.current = session.user._id;
  }, [session]);
  if (session !== null) return <Outlet />;
  const userId = lastUser.current;
  const state: LoginState = { from: pathname + search, hasEnded: userId !== null, userId };
  return <Navigate to={paths.login} replace state={state} />;
}
