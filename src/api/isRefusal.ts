import { ApiError } from './ApiError';

/** How servers answer what they do not have. */
const missingStatuses = [404, 405, 501];

/**
 * Whether the API itself refused, with one of these statuses. A proxy's page with the same status
 * refuses nothing.
 */
export function isRefusal(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof ApiError && error.kind === 'http' && statuses.includes(error.status);
}

/**
 * Whether a server seems to lack an optional operation. By status alone: frameworks answer a route
 * that they do not have with a page of their own or an empty body. Fall back on it only where a
 * proxy's page with such a status would cost nothing.
 */
export function lacksOperation(error: unknown): boolean {
  return error instanceof ApiError && missingStatuses.includes(error.status);
}
