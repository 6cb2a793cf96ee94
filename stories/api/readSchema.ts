import { contract } from '../../src/contract/document';
import type { JsonSchema } from '../../src/contract/documentTypes';

/** The keywords of JSON Schema that the contract uses, without `$ref` and `allOf`. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly 'x-label'?: string;
  readonly 'x-sentences'?: Readonly<Record<string, string>>;
  readonly 'x-optional'?: boolean;
}

interface Unread extends Schema {
  readonly $ref?: string;
  readonly allOf?: readonly JsonSchema[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function named(ref: string): JsonSchema {
  const schema = contract.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)];
  if (schema === undefined) {
    throw new Error(
      `Quizwright: the contract has no schema "${ref}". A $ref of openapi.yaml leads nowhere. Correct it and run npm run generate.`,
    );
  }
  return schema;
}

/** Later words win, as a keyword beside a `$ref` does; fields and examples are put together. */
function together(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    ...(one.required && other.required
      ? { required: [...new Set([...one.required, ...other.required])] }
      : {}),
    ...(one.properties && other.properties
      ? { properties: { ...one.properties, ...other.properties } }
      : {}),
    ...(isRecord(one.example) && isRecord(other.example)
      ? { example: { ...one.example, ...other.example } }
      : {}),
  };
}

/**
 * A schema of the contract with its own `$ref` and `allOf` put in place; those of its fields and
 * entries are left for when they are read.
 *
 * @throws Error when a `$ref` names no schema
 */
export function readSchema(schema: JsonSchema): Schema {
  const { $ref, allOf = [], ...own } = schema as Unread;
  const parts = [...($ref === undefined ? [] : [named($ref)]), ...allOf].map(readSchema);
  return [...parts, own].reduce(together, {});
}
