import { replies as english, type ReplySentences } from '../messages/en/replies';
import { fieldLabel, type FieldProblem } from './requestProblems';

type Schema = Readonly<Record<string, unknown>>;

/** How much of a field name from the caller a sentence repeats. */
const longestName = 64;

/** What XML cannot hold either, and so no export: control characters, noncharacters, half a pair. */
const unstorable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Where a text has its first character that cannot be stored, and its name, such as `U+000B`. */
export function unstorableSign(text: string): { at: number; sign: string } | undefined {
  const at = text.search(unstorable);
  return at < 0 ? undefined : { at, sign: signName(text.charCodeAt(at)) };
}

/** The name of a character, such as `U+000B`. */
export const signName = (code: number): string =>
  `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Walks without recursion, since a body may be nested more deeply than the stack. */
function unstorableField(body: unknown): { field: string; sign: string } | undefined {
  const left: { field: string; value: unknown }[] = [{ field: '', value: body }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, value } = next;
    const sign = typeof value === 'string' ? unstorableSign(value)?.sign : undefined;
    if (sign !== undefined) return { field, sign };
    // A picture has millions of bytes, each of which would count as a field.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, child] of Object.entries(value)) {
      left.push({ field: field === '' ? name : `${field}.${name}`, value: child });
    }
  }
  return undefined;
}

/**
 * Finds text anywhere in a body that XML cannot hold, or PostgreSQL: control characters other than
 * tabs and line breaks, U+FFFE, U+FFFF, and half of a surrogate pair. It is refused even if the pattern
 * of a field allows it. Bytes are not text, and are not searched.
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
  const found = unstorableField(body);
  if (found === undefined) return undefined;
  const field = found.field.slice(0, longestName);
  const label = fieldLabel(field, schema, schemas, words);
  return { field, message: words.problems.unstorable(label, found.sign) };
}
