/**
 * The owner of what a device keeps: the user, plus the server if it is not the default one, because
 * two servers may give two people the same id. Undefined without a user; then nothing is kept.
 */
export function ownerOf(
  userId: string | undefined,
  server: string | undefined,
): string | undefined {
  return userId === undefined || server === undefined ? userId : `${userId} ${server}`;
}

/** What one owner keeps under a prefix begins so, and nobody else's does. */
export const ownedBy = (prefix: string, owner: string): string =>
  `${prefix}${encodeURIComponent(owner)}:`;

/** The views that somebody has saved. */
export const viewsPrefix = 'quizwright:views:';
