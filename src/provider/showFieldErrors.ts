import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/ApiError';

/**
 * Shows the server's sentences at their fields, and focuses the first of these. Fields that the
 * form lacks are left to the error's message.
 *
 * @param sentence in place of the error's message, where a field repeats that
 *
 * @returns whether any field got a sentence
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  sentence: string,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let isFirst = true;
  for (const { field, message } of error.fieldErrors) {
    const name = fields.find((known) => known === field);
    if (name === undefined) continue;
    setError(
      name,
      { type: 'server', message: message === error.message ? sentence : message },
      { shouldFocus: isFirst },
    );
    isFirst = false;
  }
  return !isFirst;
}
