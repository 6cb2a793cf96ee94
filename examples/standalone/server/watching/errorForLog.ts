import { DrizzleQueryError } from 'drizzle-orm';

/** An error as the log keeps it. */
export type LoggedError = {
  type: string;
  message: string;
  /** Of the database or the system, such as `40P01` or `ECONNREFUSED`. */
  code?: string;
  /** The statement that failed, with the places of its values. */
  query?: string;
  stack: string;
};

/**
 * What the log keeps of an error. The message of a failed query holds its values, passwords' hashes
 * and answers among them, and so does the detail that PostgreSQL gives: neither is kept.
 */
export function errorForLog(error: Error): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const told = isQuery && error.cause instanceof Error ? error.cause : error;
  const code = (told as { code?: unknown }).code;
  const hidesValues = isQuery && told === error;
  return {
    type: told.name,
    message: hidesValues ? 'A query failed.' : told.message,
    ...(typeof code === 'string' && { code }),
    ...(isQuery && { query: error.query }),
    stack: hidesValues ? '' : (told.stack ?? ''),
  };
}
