import { createTurns, type Turns } from '../kernel/turns';

/** The queue for join codes. */
export type Joining = Turns<'joining'>;

/** Services for joining, shared by all calls. */
export interface JoiningServices {
  joining: Joining;
}

/**
 * Bounds what join codes take from the database: each needs half a dozen statements, and a guesser
 * sends a thousand at once. A class gets through in a second.
 */
export function createJoining(): Joining {
  return createTurns({ joining: 1 }, { atOnce: 8, longest: 5_000 });
}
