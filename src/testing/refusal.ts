import type { FieldError } from '../api/ApiError';

/** What the school answers instead of a success: a status, a sentence, and the fields at fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly FieldError[],
  ) {
    super(message);
  }
}

/** A 400 about one field. */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal(400, message, [{ field, message }]);
}
