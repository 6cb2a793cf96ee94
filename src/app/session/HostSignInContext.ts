import { createContext } from 'react';

/** The host that signs users in and out instead of the app. */
export interface HostSignIn {
  onLogout: (() => void) | undefined;
}

/** Null if the app keeps the session itself. */
export const HostSignInContext = createContext<HostSignIn | null>(null);
