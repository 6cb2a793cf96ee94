import { codeOf } from '../process/startError';

/** `full`: nothing more can be written. `silent`: it does not answer, and may have done what it was told. */
export type Trouble = 'full' | 'silent';

const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Classes and codes of PostgreSQL (appendix A of its manual): connections, resources, an administrator who
 * ends sessions, a standby that only reads, a disk that fails.
 */
const databaseCodes = /^(08...|53[0234]..|57P0[1-5]|25006|58030)$/;
const diskFullCode = '53100';

/** The driver gives these no code. */
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

function troubleOfOne(error: Error): Trouble | undefined {
  const code = codeOf(error);
  if (code === diskFullCode) return 'full';
  // PostgreSQL behind a socket in the file system is stopped when its file is gone.
  const isSocketGone = code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
  const isSilent =
    isSocketGone ||
    (code !== undefined && (systemCodes.has(code) || databaseCodes.test(code))) ||
    driverSentences.some((sentence) => error.message.startsWith(sentence));
  return isSilent ? 'silent' : undefined;
}

/**
 * Whether an error of a call to the database says that the database cannot be used for now, rather than that
 * the call was wrong. Drizzle wraps what the driver throws, so causes are looked at too.
 */
export function databaseTrouble(error: unknown): Trouble | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const trouble = troubleOfOne(each);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}
