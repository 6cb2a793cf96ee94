import { createTurns, type Turns, type TurnsOptions, type Waiting } from '../kernel/turns';

/**
 * What a hash is needed for. Each purpose has a queue of its own, and they take turns by weight: a
 * flood of guesses of one kind leaves the others most of the time there is.
 */
const weights = {
  /** Tries from devices that have signed in to the account before. */
  known: 4,
  signIn: 4,
  registration: 2,
  reset: 1,
  mail: 1,
};
type Purpose = keyof typeof weights;

/** Who needs a hash, and for what. */
export type HashingFor = Waiting<Purpose>;

/**
 * Turns of those who need a hash. What is asked of the database for it belongs into the turn too: a
 * hundred sign-ins that first read and count would keep everybody else from the database.
 */
export type Hashing = Turns<Purpose>;

/**
 * Most of a turn is a wait for the database while that is busy: with so many at once a core hashes all
 * the time.
 */
const turnsAtOnce = 16;

/** 20 seconds of work on one core: a school of 500 that signs in at one bell fits. */
const longestLine = 600;

/** Bounds what hashing takes from everything else: argon2 fills a core and 19 MiB for 30 ms. */
export function createHashing({
  atOnce = turnsAtOnce,
  longest = longestLine,
}: Partial<TurnsOptions> = {}): Hashing {
  return createTurns(weights, { atOnce, longest });
}
