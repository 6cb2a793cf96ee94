import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * Checks a form by a schema; each field shows its first problem. The resolver for zod in
 * `@hookform/resolvers` is heavier, because it also reads zod 3 and unions.
 */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const { data, error } = await z.safeParseAsync(schema, values);
    if (error === undefined) return { values: data, errors: {} };
    const problems: Record<string, { type: string; message: string }> = {};
    for (const { code, message, path } of error.issues) {
      problems[path.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: toNestErrors<Input>(problems, options) };
  };
}
