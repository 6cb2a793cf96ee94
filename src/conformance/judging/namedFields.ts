import type { OperationId } from '../../api/createQuizClient';
import { isJsonObject } from '../../api/shape';
import { contract } from '../../contract/document';
import type { ContractResponse, JsonSchema } from '../../contract/documentTypes';
import { contractRoute } from '../../contract/operations';
import type { Reply } from './wire';

const { schemas, responses } = contract.components;

const lastOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The alternatives and parts that a schema is made of, without references. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const { $ref: ref, allOf, oneOf, anyOf } = schema;
  const referred = typeof ref === 'string' ? [schemas[lastOf(ref)] ?? {}] : [];
  const inside = [allOf, oneOf, anyOf].flatMap((list) => (list ?? []) as JsonSchema[]);
  return [schema, ...[...referred, ...inside].flatMap(partsOf)];
}

/** The schemas of each field that some part names; undefined if no part names any. */
function fieldsOf(parts: readonly JsonSchema[]): Map<string, JsonSchema[]> | undefined {
  const named = parts.flatMap(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, JsonSchema>),
  );
  if (named.length === 0) return undefined;
  const fields = new Map<string, JsonSchema[]>();
  for (const [name, schema] of named) fields.set(name, [...(fields.get(name) ?? []), schema]);
  return fields;
}

function strayIn(value: unknown, given: readonly JsonSchema[], at: string): string | undefined {
  const parts = given.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: one }) => (one === undefined ? [] : [one as JsonSchema]));
    return firstOf(value.map((entry, index) => strayIn(entry, items, `${at}.${index}`)));
  }
  const fields = fieldsOf(parts);
  if (!isJsonObject(value) || fields === undefined) return undefined;
  return firstOf(
    Object.entries(value).map(([name, inside]) => {
      const schema = fields.get(name);
      return schema === undefined ? `${at}.${name}` : strayIn(inside, schema, `${at}.${name}`);
    }),
  );
}

function firstOf(found: readonly (string | undefined)[]): string | undefined {
  return found.find((one) => one !== undefined);
}

function responseSchema(operation: OperationId, status: number): JsonSchema | undefined {
  const all = contractRoute(operation).source.responses;
  const found: ContractResponse | undefined = all[String(status)] ?? all['default'];
  const response = found?.$ref === undefined ? found : responses[lastOf(found.$ref)];
  return response?.content?.['application/json']?.schema;
}

/** Frameworks put flags beside `data`, and codes beside the message of a refusal. */
function withoutFrame({ status, body }: Reply): unknown {
  if (!isJsonObject(body)) return body;
  const isKept = ([name, value]: [string, unknown]): boolean =>
    status < 300
      ? typeof value !== 'boolean' && typeof value !== 'number'
      : name === 'attempt' || name === 'submitted';
  return Object.fromEntries(Object.entries(body).filter(isKept));
}

/**
 * The path of the first field in a reply that the contract does not name for it, at any depth. A
 * part that the contract leaves free may hold any fields.
 */
export function strayFieldOf(reply: Reply): string | undefined {
  const schema = responseSchema(reply.operation, reply.status);
  return schema && strayIn(withoutFrame(reply), [schema], '')?.slice(1);
}
