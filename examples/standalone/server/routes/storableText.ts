import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { fieldFailure } from './failure';
import { labelOf, longestName } from './fieldProblems';

/**
 * A hook that refuses, with a 400 naming the field, text with a NUL character or half of a surrogate
 * pair anywhere in a body: PostgreSQL cannot store it, whatever the pattern of a field may let through.
 */
export function refuseUnstorableText(
  { body }: FastifyRequest,
  _reply: unknown,
  done: HookHandlerDoneFunction,
): void {
  const field = unstorableField(body)?.slice(0, longestName);
  if (field === undefined) return done();
  done(
    fieldFailure(field, `${labelOf(field)} contains a character that cannot be stored. Remove it.`),
  );
}

const isUnstorable = (text: string): boolean =>
  text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** Walks without recursion, since a body may be nested more deeply than the stack. */
function unstorableField(body: unknown): string | undefined {
  const left: { field: string; value: unknown }[] = [{ field: '', value: body }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, value } = next;
    if (typeof value === 'string' && isUnstorable(value)) return field;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, child] of Object.entries(value)) {
      left.push({ field: field === '' ? name : `${field}.${name}`, value: child });
    }
  }
  return undefined;
}
