import { replies as english, type ReplySentences } from '../messages/en/replies';
import { oneLineProblem, signName } from './oneLineText';
import { fieldLabel, resolved, type FieldProblem } from './requestProblems';
import { ownEntry } from './ownEntry';

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

type Schemas = Readonly<Record<string, Schema>>;

/** What the contract says of an entry of a list, or of a field. */
function schemaInside({ properties, items }: Schema, name: string, schemas: Schemas): Schema {
  const inside = (items ?? ownEntry((properties ?? {}) as Schemas, name) ?? {}) as Schema;
  return resolved(inside, schemas);
}

/**
 * Finds text anywhere in a body that XML cannot hold, or PostgreSQL: control characters other than
 * tabs and line breaks, U+FFFE, U+FFFF, and half of a surrogate pair. It is refused even if the pattern
 * of a field allows it. In texts of one line (`x-one-line`) it finds what `oneLineProblem` refuses.
 * Bytes are not text, and are not searched. Walks without recursion, since a body may be nested more
 * deeply than the stack.
 *
 * @param schema of the request's body
 * @param schemas the named schemas of the contract
 * @param words the language. @default English
 */
export function textProblem(
  body: unknown,
  schema: Schema,
  schemas: Schemas,
  words: ReplySentences = english,
): FieldProblem | undefined {
  const problemOf = (path: string, text: string, own: Schema): FieldProblem | undefined => {
    const isOneLine = own['x-one-line'] === true;
    const sign = unstorableSign(text)?.sign;
    if (sign === undefined && !isOneLine) return undefined;
    const field = path.slice(0, longestName);
    const label = fieldLabel(field, schema, schemas, words);
    const message =
      sign === undefined
        ? oneLineProblem(text, label, words.problems)
        : words.problems.unstorable(label, sign);
    return message === undefined ? undefined : { field, message };
  };
  const left = [{ path: '', value: body, own: resolved(schema, schemas) }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value, own } = next;
    const problem = typeof value === 'string' ? problemOf(path, value, own) : undefined;
    if (problem !== undefined) return problem;
    // A picture has millions of bytes, each of which would count as a field.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, child] of Object.entries(value)) {
      const inside = path === '' ? name : `${path}.${name}`;
      left.push({ path: inside, value: child, own: schemaInside(own, name, schemas) });
    }
  }
  return undefined;
}
