import { createContext } from 'react';
import { isJsonObject } from '../../api/shape';
import { isJoinPath } from './paths';

/**
 * Where a user was going before they had to sign in. It is in the state of the history entry, which
 * survives a reload, and every page on the way to the sign-in passes it on.
 */
export interface Destination {
  /** A path of the app, with its query. */
  from: string;
  /** The user whose session has ended, if any: another user does not continue from there. */
  endedFor: string | null;
}

/**
 * Browsers read `//` as the start of a host name, a backslash as a slash, and skip tabs and line
 * breaks.
 */
const ownPath = /^\/(?!\/)[^\\\t\n\r]*$/;

/** Reads the destination from a location's state, or null: hosts write there too. */
export function destinationIn(state: unknown): Destination | null {
  if (!isJsonObject(state)) return null;
  const { from, endedFor = null } = state;
  if (typeof from !== 'string' || !ownPath.test(from)) return null;
  return endedFor === null || typeof endedFor === 'string' ? { from, endedFor } : null;
}

/**
 * The part of a destination that suits another user: join links are for everyone, other pages are
 * not.
 */
export function destinationOfAnyone(destination: Destination | null): Destination | null {
  if (destination === null) return null;
  const { from, endedFor } = destination;
  return endedFor === null || isJoinPath(from) ? { from, endedFor: null } : null;
}

/** State for the next page, so that users do not type their email twice. */
export interface EmailState {
  email: string;
}

/** Reads the email from a location's state: hosts write there too. */
export function emailIn(state: unknown): string | undefined {
  const email = isJsonObject(state) ? state['email'] : undefined;
  return typeof email === 'string' ? email : undefined;
}

/** The destination that a page's links pass on. */
export const DestinationContext = createContext<Destination | null>(null);
