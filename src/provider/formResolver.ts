import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** A check of a form that also knows which fields have to be filled in. */
export interface CheckedResolver<Input extends FieldValues, Output = Input> extends Resolver<
  Input,
  unknown,
  Output
> {
  isRequired: (field: string) => boolean;
}

/** What a field without a value holds: no text, or no tick. */
const blanks = ['', false];

/** Whether a schema refuses a field without a value. */
function findRequired(schema: z.core.$ZodType): CheckedResolver<FieldValues>['isRequired'] {
  const known = new Map<string, boolean>();
  const refuses = (field: string, value: unknown): boolean => {
    const draft = field.split('.').reduceRight<unknown>((held, key) => ({ [key]: held }), value);
    const { error } = z.safeParse(schema, draft);
    return error?.issues.some(({ path }) => path.join('.') === field) ?? false;
  };
  return (field) => {
    const found = known.get(field) ?? blanks.every((blank) => refuses(field, blank));
    known.set(field, found);
    return found;
  };
}

/**
 * Checks a form by a schema; each field shows its first problem. The resolver for zod in
 * `@hookform/resolvers` is heavier, because it also reads zod 3 and unions.
 */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
): CheckedResolver<Input, Output> {
  const check: Resolver<Input, unknown, Output> = async (values, _context, options) => {
    const { data, error } = await z.safeParseAsync(schema, values);
    if (error === undefined) return { values: data, errors: {} };
    const problems: Record<string, { type: string; message: string }> = {};
    for (const { code, message, path } of error.issues) {
      problems[path.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: toNestErrors<Input>(problems, options) };
  };
  return Object.assign(check, { isRequired: findRequired(schema) });
}
