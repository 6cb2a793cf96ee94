import { useState } from 'react';
import type { Paper } from '../../attempt/answers/paper';
import { paperOf, type AttemptState } from '../../attempt/state/attemptState';

/**
 * The paper that stays on the screen while it is submitted and while its student signs in again. One
 * that is submitted at zero meanwhile stays too; otherwise a half-typed password is lost.
 */
export function useShownPaper(state: AttemptState) {
  const paper = paperOf(state);
  const [atSignOut, setAtSignOut] = useState<Paper | null>(null);
  const isSignedOut = state.phase === 'signedOut';
  const next = isSignedOut ? (paper ?? atSignOut) : state.phase === 'submitting' ? atSignOut : null;
  if (next !== atSignOut) setAtSignOut(next);
  return { paper: paper ?? next, needsSignIn: isSignedOut || next !== null };
}
