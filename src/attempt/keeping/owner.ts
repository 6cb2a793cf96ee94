/**
 * By whom a device keeps what it keeps: the user, and the server where it is not the default one, for
 * two servers may give two people the same id. Undefined without a user, of whom nothing is kept.
 */
export function ownerOf(
  userId: string | undefined,
  server: string | undefined,
): string | undefined {
  return userId === undefined || server === undefined ? userId : `${userId} ${server}`;
}
