type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** What the contract lets a value of a request's body hold. */
export interface BodyShape {
  /** A type of JSON Schema, such as `string`. */
  type: string;
  /** The fields of an object. */
  fields?: Map<string, BodyShape>;
  /** What the entries of a list are. */
  items?: BodyShape;
  /** How many entries a list may have. */
  mostItems: number;
}

/** A schema with everything that it refers to and is composed of. */
function partsOf(schema: Schema, schemas: Schemas): Schema[] {
  const ref = schema['$ref'];
  const named = typeof ref === 'string' ? schemas[ref.slice(ref.lastIndexOf('/') + 1)] : undefined;
  const composed = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  const others = named === undefined ? composed : [named, ...composed];
  return [schema, ...others.flatMap((part) => partsOf(part, schemas))];
}

/**
 * The shape of the bodies that a schema describes.
 *
 * @param schemas the named schemas of the contract
 * @throws Error for a list without `maxItems` and for an object that takes fields without names: a
 *   body could hold any number of entries
 */
export function bodyShape(body: Schema, schemas: Schemas): BodyShape {
  const parts = partsOf(body, schemas);
  const types = parts.flatMap(({ type }) => (type ?? []) as string | string[]);
  const shape: BodyShape = { type: types[0] ?? 'object', mostItems: 0 };
  for (const { type, properties, items, maxItems, additionalProperties } of parts) {
    if (type === 'array' && typeof maxItems !== 'number') {
      throw new Error(
        'Quizwright: a list in a request has no bound. A body could hold a million entries. Give it maxItems in openapi.yaml.',
      );
    }
    if (type === 'object' && additionalProperties !== false) {
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
