import { useQueryClient } from '@tanstack/react-query';
import { createQuizClient, logoutOptions } from 'quizwright/client';
import type { Profile } from 'quizwright';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** The user who is signed in at the portal, as the quiz API knows them, and their token. */
export interface Session {
  user: Profile;
  token: string;
}

interface Account {
  session: Session | null;
  /**
   * Whether the server no longer accepts the token: the user is then asked to sign in again in
   * place.
   */
  isExpired: boolean;
  start: (session: Session) => void;
  expire: () => void;
  end: () => void;
}

const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('useAccount is used outside of AccountProvider.');
  return account;
}

/** The portal's session lasts over a reload and ends with the tab. */
const place = 'tidemark:session';

function readSession(): Session | null {
  const kept = sessionStorage.getItem(place);
  return kept === null ? null : (JSON.parse(kept) as Session);
}

/** Tells the server too if it can: a token that is only forgotten would stay valid. */
function revoke(token: string): void {
  const { mutationFn } = logoutOptions(createQuizClient({ getToken: () => token }));
  mutationFn().catch(() => undefined);
}

export function AccountProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const [session, setSession] = useState(readSession);
  const [isExpired, setExpired] = useState(false);
  const account = useMemo<Account>(
    () => ({
      session,
      isExpired,
      start(next) {
        sessionStorage.setItem(place, JSON.stringify(next));
        setSession(next);
        setExpired(false);
      },
      expire: () => setExpired(true),
      end() {
        if (session !== null && !isExpired) revoke(session.token);
        sessionStorage.removeItem(place);
        setSession(null);
        setExpired(false);
        cache.clear();
      },
    }),
    [session, isExpired, cache],
  );
  return <AccountContext value={account}>{children}</AccountContext>;
}
