/**
 * The server cannot start for a reason that a person can fix. The message is whole sentences
 * (where, what is wrong, what to do); the command prints it alone, without a stack, and exits with
 * code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Errors of the embedded database's file system: WASI numbers without words. */
const wasiReasons: Record<number, string> = {
  2: 'permission denied',
  19: 'the disk quota is used up',
  22: 'the file is too large',
  29: 'the disk cannot be read or written (input/output error)',
  33: 'too many files are open',
  51: 'there is no room left on the disk',
  63: 'permission denied',
  69: 'the disk is read-only',
};

/** The message of an unknown failure. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  const { errno } = (error ?? {}) as { errno?: unknown };
  if (typeof errno === 'number') return wasiReasons[errno] ?? `error number ${errno}`;
  return error instanceof Error ? '' : String(error);
}

/** The code of a system error such as `EADDRINUSE`, or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
