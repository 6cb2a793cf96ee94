import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/ApiError';

/**
 * Puts the server's sentences to the fields they are about, and the focus on the first of them.
 * Fields that the form does not have are left to the message of the error.
 *
 * @returns whether any field got a sentence
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let isFirst = true;
  for (const { field, message } of error.fieldErrors) {
    const name = fields.find((known) => known === field);
    if (name === undefined) continue;
    setError(name, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
