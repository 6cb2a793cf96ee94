import { createTurns, type Turns, type TurnsOptions, type TurnRequest } from '../kernel/turns';

/**
 * Purposes of a hash. Each has its own queue, and the queues take turns by weight: a flood of
 * guesses for one leaves most of the time to the others.
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

/** A waiting hash: its caller and its purpose. */
export type HashingFor = TurnRequest<Purpose>;

/**
 * The queue for hashing. Database queries that a hash needs belong in the same turn: a hundred
 * sign-ins that first read and count would keep everyone else from the database.
 */
export type Hashing = Turns<Purpose>;

/**
 * While the database is busy, most of a turn is waiting for it. This many at once keep a core
 * hashing.
 */
const turnsAtOnce = 16;

/** 20 seconds of work on one core: enough for a school of 500 that signs in at one bell. */
const longestLine = 600;

/** Bounds what hashing takes from everything else: argon2 occupies a core and 19 MiB for 30 ms. */
export function createHashing({
  atOnce = turnsAtOnce,
  longest = longestLine,
}: Partial<TurnsOptions> = {}): Hashing {
  return createTurns(weights, { atOnce, longest });
}
