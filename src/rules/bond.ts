import type { bondedActs } from './limits';

/** What ties an instructor to a student. */
export interface Ties {
  /** The student is in one of the instructor's groups. */
  inOwnGroup: boolean;
  /** The instructor made the account. */
  madeAccount: boolean;
  /** Another instructor has results of the student, graded or pending. */
  othersHaveResults: boolean;
}

/** An action that requires a bond. */
export type BondedAct = (typeof bondedActs)[number];

/**
 * What an instructor may not do with a student (docs/security.md). Without a bond, everything is
 * denied. If another instructor has results of the student, deletion is denied even with a bond.
 */
export function deniedBy({ inOwnGroup, madeAccount, othersHaveResults }: Ties): BondedAct[] {
  const hasBond = inOwnGroup || (madeAccount && !othersHaveResults);
  if (!hasBond) return ['edit', 'delete'];
  return othersHaveResults ? ['delete'] : [];
}
