/**
 * Whether a statement failed because a value is taken: PostgreSQL's own code, which Drizzle wraps.
 */
export function isUniqueViolation(error: unknown): boolean {
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return cause?.code === '23505';
}
