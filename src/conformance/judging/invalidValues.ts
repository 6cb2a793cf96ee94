import type { OperationId } from '../../api/createQuizClient';
import { isJsonObject } from '../../api/shape';
import { contract } from '../../contract/document';
import type { JsonSchema } from '../../contract/documentTypes';
import { contractRoute } from '../../contract/operations';

/** A value of a field in a body. */
export interface FieldValue {
  /** Dotted path of the field, as a refusal names it. */
  field: string;
  value: unknown;
}

type Path = readonly (string | number)[];

const { schemas } = contract.components;

/** Follows references, and ignores `null` in types that allow it. */
function resolve(schema: JsonSchema): JsonSchema {
  const { $ref: ref, oneOf } = schema;
  if (Array.isArray(oneOf)) {
    const other = (oneOf as JsonSchema[]).find(({ type }) => type !== 'null');
    return { ...resolve(other ?? {}), ...schema };
  }
  if (typeof ref !== 'string') return schema;
  return { ...resolve(schemas[ref.slice(ref.lastIndexOf('/') + 1)] ?? {}), ...schema };
}

const fits = (text: string, { pattern }: JsonSchema): boolean =>
  typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);

/** Texts that each break one rule, in the order in which a form checks them. */
function textsAgainst(schema: JsonSchema, fitting: string): string[] {
  const { minLength, maxLength, format } = schema;
  const found: string[] = [];
  // The second has no offset.
  if (format === 'date-time') found.push('tomorrow', '2030-01-02T03:04:05');
  if (!fits('not valid.', schema)) found.push('not valid.');
  if (typeof minLength === 'number' && minLength > 0) {
    found.push(fits('   ', schema) ? '' : '   ');
    if (minLength > 3) found.push('a1'.repeat(minLength).slice(0, minLength - 1));
  }
  // Extra characters go in front, so that an email address is invalid only by its length.
  if (typeof maxLength === 'number') found.push(`${'a'.repeat(maxLength)}${fitting || 'a'}`);
  return found;
}

function numbersAgainst({ minimum, maximum }: JsonSchema): number[] {
  const below = typeof minimum === 'number' ? [minimum - 1] : [];
  return typeof maximum === 'number' ? [...below, maximum + 1] : below;
}

function outside(values: readonly unknown[]): unknown {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length > 0 ? Math.max(...numbers) + 1 : 'banana';
}

function allowsNull({ oneOf }: JsonSchema): boolean {
  return Array.isArray(oneOf) && (oneOf as JsonSchema[]).some(({ type }) => type === 'null');
}

/** Values that a field does not allow. Each breaks one rule. */
function valuesAgainst(schema: JsonSchema, fitting: unknown): unknown[] {
  const { type, enum: allowed, minItems } = schema;
  const wrongTypes = [type === 'string' ? 42 : 'forty-two', ...(allowsNull(schema) ? [] : [null])];
  if (Array.isArray(allowed)) {
    const asTexts = typeof allowed[0] === 'number' ? [String(allowed[0])] : [];
    return [outside(allowed), ...wrongTypes, ...asTexts];
  }
  if (type === 'string') {
    return [...textsAgainst(schema, typeof fitting === 'string' ? fitting : ''), ...wrongTypes];
  }
  if (type === 'integer') {
    const lowest = typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
    return [...numbersAgainst(schema), ...wrongTypes, String(lowest), lowest + 0.5];
  }
  if (typeof minItems === 'number' && minItems > 0) return [[], ...wrongTypes];
  return wrongTypes;
}

function invalidAt(path: Path, given: JsonSchema, fitting: unknown): FieldValue[] {
  const schema = resolve(given);
  const field = path.join('.');
  const own = path.length === 0 ? [] : valuesAgainst(schema, fitting);
  return [...own.map((value) => ({ field, value })), ...invalidInside(path, schema, fitting)];
}

function invalidInside(path: Path, schema: JsonSchema, fitting: unknown): FieldValue[] {
  const { properties = {}, items, additionalProperties } = schema;
  if (Array.isArray(fitting)) {
    return fitting.length === 0 ? [] : invalidAt([...path, 0], items as JsonSchema, fitting[0]);
  }
  if (!isJsonObject(fitting)) return [];
  const known = Object.entries(properties as Record<string, JsonSchema>)
    // An option that is left out cannot be sent alone: it needs those before it.
    .filter(([name, inside]) => path.length === 0 || name in fitting || !inside['x-optional'])
    .flatMap(([name, inside]) => invalidAt([...path, name], inside, fitting[name]));
  // The body itself has its own check.
  const isClosed = additionalProperties === false && path.length > 0;
  const stray = { field: [...path, strayField].join('.'), value: 'z' };
  return isClosed ? [...known, stray] : known;
}

/** A field that no object of the contract has. */
const strayField = 'Z';

/** Whether a value is in a field that the contract does not name. */
export const isStray = ({ field }: FieldValue): boolean => field.endsWith(`.${strayField}`);

/**
 * Values that the schema of an operation's body does not allow. For each field: another type, a
 * value outside its list, a text that is too long, too short, blank or in another form, and a
 * number beyond its limits.
 *
 * @param fitting a valid body
 */
export function invalidValuesOf(operation: OperationId, fitting: unknown): FieldValue[] {
  const schema = contractRoute(operation).source.requestBody?.content?.['application/json']?.schema;
  return schema === undefined ? [] : invalidAt([], schema, fitting);
}

/** A text of exactly this many characters, if the schema allows such a one. */
function textOf(schema: JsonSchema, length: number, signs = 'a1'): string[] {
  const text = [...signs.repeat(length)].slice(0, length).join('');
  return fits(text, schema) ? [text] : [];
}

/** The values at the limits of a field, and all of a list of choices. */
function edgesOf(given: JsonSchema, kinds: EdgeKinds): unknown[] {
  const schema = resolve(given);
  const { type, enum: allowed, minLength, maxLength, minimum, maximum, format } = schema;
  if (Array.isArray(allowed)) return allowed as unknown[];
  if (type === 'integer') return [minimum, maximum].filter((edge) => typeof edge === 'number');
  if (type !== 'string' || format !== undefined || typeof maxLength !== 'number') return [];
  // Each is one character of two units in UTF-16, and of four bytes in UTF-8.
  if (kinds === 'emoji') return textOf(schema, maxLength, '🧪');
  const shortest = typeof minLength === 'number' ? minLength : 1;
  return [...textOf(schema, shortest), ...textOf(schema, maxLength)];
}

/** Values at limits: plain texts, longest texts of emoji, or all that are no texts. */
export type EdgeKinds = 'texts' | 'emoji' | 'choices';

/**
 * Values at the limits of an operation's body, which it allows: the lowest and highest number, the
 * shortest and longest text, each of a list of choices. Optional fields are left out.
 */
export function edgesIn(operation: OperationId, kinds: EdgeKinds): FieldValue[] {
  const schema = contractRoute(operation).source.requestBody?.content?.['application/json']?.schema;
  const { properties = {} } = resolve(schema ?? {});
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([field, inside]) => {
    const { enum: allowed, type } = resolve(inside);
    const isText = type === 'string' && allowed === undefined;
    if (inside['x-optional'] || isText !== (kinds !== 'choices')) return [];
    return edgesOf(inside, kinds).map((value) => ({ field, value }));
  });
}

/** A copy of a body with another value in one field. */
export function withField(
  body: unknown,
  { field, value }: FieldValue,
): Readonly<Record<string, unknown>> {
  const copy = structuredClone(body) as Record<string, unknown>;
  const path = field.split('.');
  const last = path.pop() ?? '';
  let holder = copy;
  for (const name of path) holder = holder[name] as Record<string, unknown>;
  holder[last] = value;
  return copy;
}
