import { useState } from 'react';

/** Who is at this page, as far as its host says: another object for another person. */
export interface PageUser {
  userId: string | undefined;
}

/**
 * Without a user the token says who it is: another one after there was none is somebody else's. The
 * same one is back from a renewal, and one straight after another is a renewed one.
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
