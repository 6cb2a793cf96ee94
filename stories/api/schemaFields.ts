import type { JsonSchema } from '../../src/contract/documentTypes';
import { readSchema, type Schema } from './readSchema';
import { limitsOf, refusalsOf, typeOf } from './schemaWords';

/** A field as a row of a table. */
export interface SchemaField {
  name: string;
  /** What leads to it from the top, such as `questions[].options.`; empty at the top. */
  parents: string;
  /** How many fields it lies in. */
  depth: number;
  isRequired: boolean;
  /** Whether a server may leave it out with what belongs to it (`x-optional`). */
  isOptionalPart: boolean;
  type: string;
  limits: readonly string[];
  allowed: readonly unknown[];
  initial: unknown;
  pattern: string | undefined;
  label: string | undefined;
  description: string | undefined;
  refusals: readonly string[];
}

/** The object that a schema is, lists or offers as one of its forms. */
function objectIn(schema: Schema): { object: Schema; isEntry: boolean } | null {
  if (schema.properties !== undefined) return { object: schema, isEntry: false };
  if (schema.items !== undefined) {
    const entry = objectIn(readSchema(schema.items));
    return entry && { object: entry.object, isEntry: true };
  }
  const forms = (schema.oneOf ?? []).map((form) => objectIn(readSchema(form)));
  return forms.find((form) => form !== null) ?? null;
}

function walk(schema: Schema, parents: string, depth: number): SchemaField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, unread]) => {
    const field = readSchema(unread);
    const within = objectIn(field);
    const isRequired = required.includes(name);
    const row: SchemaField = {
      name,
      parents,
      depth,
      isRequired,
      isOptionalPart: field['x-optional'] === true && !isRequired,
      type: typeOf(field),
      limits: limitsOf(field),
      allowed: field.enum ?? [],
      initial: field.default,
      pattern: field.pattern,
      label: field['x-label'],
      description: field.description,
      refusals: refusalsOf(field),
    };
    if (within === null) return [row];
    const path = `${parents}${name}${within.isEntry ? '[]' : ''}.`;
    return [row, ...walk(within.object, path, depth + 1)];
  });
}

/** The fields of an object, or of the objects of a list, in order, nested ones after their parent. */
export function schemaFields(schema: JsonSchema): SchemaField[] {
  const top = objectIn(readSchema(schema));
  return top === null ? [] : walk(top.object, '', 0);
}

/** The fields of an answer: nobody types them into a form, and nothing refuses them. */
export function answerFields(schema: JsonSchema): SchemaField[] {
  return schemaFields(schema).map((field) => ({ ...field, label: undefined, refusals: [] }));
}
