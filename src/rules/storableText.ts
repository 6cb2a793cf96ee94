import { replies as english, type ReplySentences } from '../messages/en/replies';
import { fieldLabel, type FieldProblem } from './requestProblems';

type Schema = Readonly<Record<string, unknown>>;

/** How much of a field name from the caller a sentence repeats. */
const longestName = 64;

const isUnstorable = (text: string): boolean =>
  text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** Walks without recursion, since a body may be nested more deeply than the stack. */
function unstorableField(body: unknown): string | undefined {
  const left: { field: string; value: unknown }[] = [{ field: '', value: body }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, value } = next;
    if (typeof value === 'string' && isUnstorable(value)) return field;
    // A picture has millions of bytes, each of which would count as a field.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, child] of Object.entries(value)) {
      left.push({ field: field === '' ? name : `${field}.${name}`, value: child });
    }
  }
  return undefined;
}

/**
 * Finds text with a NUL character or half of a surrogate pair anywhere in a body. PostgreSQL cannot
 * store it, even if the pattern of a field allows it. Bytes are not text, and are not searched.
 *
 * @param schema of the request's body
 * @param schemas the named schemas of the contract
 * @param words the language. @default English
 */
export function unstorableTextProblem(
  body: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  words: ReplySentences = english,
): FieldProblem | undefined {
  const field = unstorableField(body)?.slice(0, longestName);
  if (field === undefined) return undefined;
  const label = fieldLabel(field, schema, schemas, words);
  return { field, message: words.problems.unstorable(label) };
}
