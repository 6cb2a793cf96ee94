import { useState } from 'react';

/** The user of this page, according to its host. A new person gets a new object. */
export interface PageUser {
  userId: string | undefined;
}

/**
 * Without a user id, the token identifies the person. A different token after a time without one
 * means another person. The same token after such a time, or a different one without a gap, comes
 * from a renewal.
 */
export function usePageUser(userId: string | undefined, token: string | undefined): PageUser {
  const [seen, setSeen] = useState({ visitor: { userId }, token, isGone: token === undefined });
  const { visitor, token: last = token, isGone } = seen;
  const isOtherGuest = userId === undefined && isGone && token !== undefined && token !== last;
  if (visitor.userId !== userId || isGone !== (token === undefined) || last !== (token ?? last)) {
    setSeen({
      visitor: visitor.userId !== userId || isOtherGuest ? { userId } : visitor,
      token: token ?? last,
      isGone: token === undefined,
    });
  }
  return visitor;
}
