/**
 * The server cannot start, for a reason that a person can mend. The message is whole sentences (where, what
 * is wrong, what to do); the command prints it alone, without a stack, and ends with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The words of an unknown failure. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a system error such as `EADDRINUSE`, or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
