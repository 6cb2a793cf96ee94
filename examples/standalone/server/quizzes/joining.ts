import { createTurns, type Turns } from '../kernel/turns';

/** Turns of those who type a join code. */
export type Joining = Turns<'joining'>;

/** Services that joining uses, shared by all calls. */
export interface JoiningServices {
  joining: Joining;
}

/**
 * Bounds what join codes take from the database: each is half a dozen statements, and whoever guesses
 * sends a thousand at once. A class gets through in a second.
 */
export function createJoining(): Joining {
  return createTurns({ joining: 1 }, { atOnce: 8, longest: 5_000 });
}
