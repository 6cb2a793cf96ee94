import { createContext } from 'react';

/** The host that signs users in and out, where the app does not do it itself. */
export interface HostSignIn {
  onLogout: (() => void) | undefined;
}

/** Null where the app keeps the session itself. */
export const HostSignInContext = createContext<HostSignIn | null>(null);
