import { ApiError } from '../api/ApiError';

/** The server's own sentence if it sent one, else the default of the case (spec §8). */
export function errorSentence(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : fallback;
}
