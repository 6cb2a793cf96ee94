import { createContext } from 'react';

/** Whose session the server has ended (401), until somebody signs in; nobody's after a logout. */
export interface EndedSession {
  userId: string | null;
}

export const EndedSessionContext = createContext<EndedSession>({ userId: null });
