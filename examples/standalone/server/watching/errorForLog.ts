import { DrizzleQueryError } from 'drizzle-orm';

/** An error in the form that the log keeps. */
export type LoggedError = {
  type: string;
  message: string;
  /** A code of the database or the system, such as `40P01` or `ECONNREFUSED`. */
  code?: string;
  /** The failed statement, with placeholders for its values. */
  query?: string;
  stack: string;
};

/**
 * Reduces an error to what the log keeps. A failed query's message contains its values, including
 * password hashes and answers, and so does PostgreSQL's detail: neither is kept.
 */
export function errorForLog(error: Error): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const source = isQuery && error.cause instanceof Error ? error.cause : error;
  const code = (source as { code?: unknown }).code;
  const hidesValues = isQuery && source === error;
  return {
    type: source.name,
    message: hidesValues ? 'A query failed.' : source.message,
    ...(typeof code === 'string' && { code }),
    ...(isQuery && { query: error.query }),
    stack: hidesValues ? '' : (source.stack ?? ''),
  };
}
