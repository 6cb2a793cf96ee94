import { databaseTrouble, isConnectionLost } from './databaseTrouble';

/**
 * What the failure of a round of statements means for it (`inRounds`). A lost connection is replaced by the pool, while
 * a database that does not answer would keep the callers of a second try waiting past their own
 * deadlines.
 */
export function roundFailure(error: unknown): 'caller' | 'everyone' | 'passing' {
  if (databaseTrouble(error) === undefined) return 'caller';
  return isConnectionLost(error) ? 'passing' : 'everyone';
}
