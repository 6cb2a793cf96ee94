import type { FieldPath, FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/ApiError';

/**
 * Shows the server's sentences at their fields, and focuses the first of these. Fields that the
 * form lacks are left to the error's message.
 *
 * @param sentence in place of the error's message, where a field repeats that
 *
 * @returns whether any field got a sentence
 */
function showFieldErrors<Values extends FieldValues>(
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

/**
 * Shows in a form why it was refused: at the fields that the server names, and in `errors.root`
 * unless the fields say it all.
 *
 * @param sentence about the whole refusal, from `useErrorSentence`
 */
export function showFailure<Values extends FieldValues, Checked>(
  error: unknown,
  sentence: string,
  form: Pick<UseFormReturn<Values, unknown, Checked>, 'getValues' | 'setError'>,
): void {
  const fields = pathsIn(form.getValues()) as FieldPath<Values>[];
  const isAtField = showFieldErrors(error, fields, form.setError, sentence);
  if (isAtField && !saysMore(error)) return;
  form.setError('root', { type: 'server', message: sentence });
}

/** The paths of all fields, such as `options.A`. */
function pathsIn(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? pathsIn(value).map((path) => `${name}.${path}`)
      : [name],
  );
}

/** Whether the message of a refusal is the server's own, and no field shows it. */
export function saysMore(error: unknown): boolean {
  if (!(error instanceof ApiError && error.fromServer)) return false;
  return error.fieldErrors.every((field) => field.message !== error.message);
}
