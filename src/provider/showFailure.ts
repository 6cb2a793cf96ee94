import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/ApiError';
import { errorSentence } from './errorSentence';
import { showFieldErrors } from './showFieldErrors';

/**
 * Says in a form why it was refused: at the fields the server names, and in `errors.root` unless
 * they say it all.
 *
 * @returns the sentence of the whole refusal
 */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  fallback: string,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string {
  const message = errorSentence(error, fallback);
  const isAtField = showFieldErrors(error, fields, setError);
  if (!isAtField || saysMore(error, message)) setError('root', { type: 'server', message });
  return message;
}

/** Whether the sentence of a refusal is the server's, and none of its fields has it. */
export function saysMore(error: unknown, message: string): boolean {
  if (!(error instanceof ApiError && error.fromServer)) return false;
  return error.fieldErrors.every((field) => field.message !== message);
}
