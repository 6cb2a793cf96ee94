import type { JsonSchema } from '../../src/contract/documentTypes';
import { readSchema } from './readSchema';

function exampleOfObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): unknown {
  const examples = Object.entries(properties)
    .map(([name, field]) => [name, schemaExample(field)] as const)
    .filter(([, example]) => example !== undefined);
  const named = new Set(examples.map(([name]) => name));
  const isWhole = examples.length > 0 && required.every((name) => named.has(name));
  return isWhole ? Object.fromEntries(examples) : undefined;
}

/**
 * The example that the contract gives of a schema, put together from those of its parts where it
 * gives none of the whole; undefined where a required part has none. Nothing is made up.
 */
export function schemaExample(schema: JsonSchema): unknown {
  const { example, examples, items, oneOf, properties, required = [] } = readSchema(schema);
  if (example !== undefined) return example;
  if (examples !== undefined) return examples[0];
  if (oneOf?.[0] !== undefined) return schemaExample(oneOf[0]);
  if (items !== undefined) {
    const entry = schemaExample(items);
    return entry === undefined ? undefined : [entry];
  }
  return properties === undefined ? undefined : exampleOfObject(properties, required);
}
