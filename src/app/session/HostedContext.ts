import { createContext } from 'react';

/** The host that signs users in and out, where the app does not do it itself. */
export interface SessionHost {
  onLogout: (() => void) | undefined;
}

/** Null where the app keeps the session itself. */
export const HostedContext = createContext<SessionHost | null>(null);
