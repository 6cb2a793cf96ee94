type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** What the contract allows in a value of a request's body. */
export interface BodyShape {
  /** A type of JSON Schema, such as `string`. */
  type: string;
  /** The fields of an object. */
  fields?: Map<string, BodyShape>;
  /** Shape of each entry of a list. */
  items?: BodyShape;
  /** How many entries a list may have. */
  mostItems: number;
  /** How many characters a text may have. */
  mostCharacters: number;
  /** The error Ajv reports for a longer text. */
  brokenByLength: { keyword: string; params: Readonly<Record<string, unknown>> };
}

/** For texts without `maxLength`: ids, instants and choices are shorter. */
const mostCharactersOfWords = 100;

/** A schema, everything that it refers to, and the schemas it is composed of. */
function partsOf(schema: Schema, schemas: Schemas): Schema[] {
  const ref = schema['$ref'];
  const named = typeof ref === 'string' ? schemas[ref.slice(ref.lastIndexOf('/') + 1)] : undefined;
  const composed = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  const others = named === undefined ? composed : [named, ...composed];
  return [schema, ...others.flatMap((part) => partsOf(part, schemas))];
}

function lengthOf(parts: readonly Schema[], type: string) {
  const find = (key: string) => parts.find((part) => part[key] !== undefined)?.[key];
  const limit = find('maxLength');
  if (typeof limit === 'number') {
    return { mostCharacters: limit, brokenByLength: { keyword: 'maxLength', params: { limit } } };
  }
  const keyword =
    type === 'string'
      ? ['enum', 'format', 'pattern'].find((key) => find(key) !== undefined)
      : 'type';
  if (keyword === undefined) {
    throw new Error(
      'Quizwright: a text in a request has no bound. A body could hold a megabyte of it. Give it maxLength in openapi.yaml.',
    );
  }
  const params = { type, allowedValues: find('enum') };
  return { mostCharacters: mostCharactersOfWords, brokenByLength: { keyword, params } };
}

/**
 * The shape of the bodies that a schema describes.
 *
 * @param schemas the named schemas of the contract
 * @throws Error for a list without `maxItems`, an object with undeclared field names, or a text
 *   without a maximum length, because such a body has no size limit
 */
export function bodyShape(body: Schema, schemas: Schemas): BodyShape {
  const parts = partsOf(body, schemas);
  const types = parts.flatMap(({ type }) => (type ?? []) as string | string[]);
  const type = types[0] ?? 'object';
  const shape: BodyShape = { type, mostItems: 0, ...lengthOf(parts, type) };
  for (const { type: own, properties, items, maxItems, additionalProperties } of parts) {
    if (own === 'array' && typeof maxItems !== 'number') {
      throw new Error(
        'Quizwright: a list in a request has no bound. A body could hold a million entries. Give it maxItems in openapi.yaml.',
      );
    }
    if (own === 'object' && additionalProperties !== false) {
      throw new Error(
        'Quizwright: an object in a request has no bound. A body could hold a million fields. Give it additionalProperties: false in openapi.yaml.',
      );
    }
    if (typeof maxItems === 'number') shape.mostItems = Math.max(shape.mostItems, maxItems);
    if (items !== undefined) shape.items = bodyShape(items as Schema, schemas);
    for (const [name, property] of Object.entries((properties ?? {}) as Schemas)) {
      shape.fields ??= new Map();
      shape.fields.set(name, bodyShape(property, schemas));
    }
  }
  return shape;
}
