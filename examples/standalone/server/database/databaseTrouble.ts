import { codeOf } from '../process/startError';

/**
 * `full`: nothing more can be written. `silent`: it does not answer, and may or may not have run
 * the statement.
 */
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
 * Classes and codes of PostgreSQL (appendix A of its manual): connections, resources, sessions
 * ended by an administrator, a read-only standby, a failing disk.
 */
const databaseCodes = /^(08...|53[0234]..|57P0[1-5]|25006|58030)$/;
const diskFullCode = '53100';

/** The driver's errors that have no code. */
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** What a connection ends with that was open before: by the network, or by an administrator. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', '57P01']);

function troubleOfOne(error: Error): Trouble | undefined {
  const code = codeOf(error);
  if (code === diskFullCode) return 'full';
  // A PostgreSQL server behind a Unix socket is stopped when the socket file is gone.
  const isSocketGone = code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';
  const isSilent =
    isSocketGone ||
    (code !== undefined && (systemCodes.has(code) || databaseCodes.test(code))) ||
    driverSentences.some((sentence) => error.message.startsWith(sentence));
  return isSilent ? 'silent' : undefined;
}

/**
 * Whether an error means that the database cannot be used for now, rather than that the call was
 * wrong. Drizzle wraps the driver's errors, so causes are checked too.
 */
export function databaseTrouble(error: unknown): Trouble | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const trouble = troubleOfOne(each);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

/** Whether an error says that an open connection to the database has ended. */
export function isConnectionLost(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const isEnded = each.message.startsWith('Connection terminated unexpectedly');
    if (isEnded || lostCodes.has(codeOf(each) ?? '')) return true;
  }
  return false;
}
