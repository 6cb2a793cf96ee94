import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { StartError } from '../process/startError';

type Schema = Readonly<Record<string, unknown>>;

interface Content {
  content?: { 'application/json'?: { schema: Schema }; 'image/*'?: { schema: Schema } };
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

interface RawOperation {
  operationId?: string;
  parameters?: readonly (Parameter | { $ref: string })[];
  'x-optional'?: true;
  requestBody?: Required<Content>;
  responses?: Record<string, Content>;
}

/** The parts of the contract that the server itself reads. */
interface Contract {
  paths: Record<string, Record<string, RawOperation>>;
  components: {
    parameters: Record<string, Parameter>;
    schemas: Record<string, Schema>;
  };
}

/** In the source it is at the root of the repository; in the bundle, in dist/server. */
function findContract(): string {
  const places = ['../../../../openapi.yaml', './openapi.yaml', '../openapi.yaml'];
  const found = places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((file) => existsSync(file));
  if (found === undefined) {
    throw new StartError(
      'The contract (openapi.yaml) is missing from this installation. Build the server again: npm run build.',
    );
  }
  return found;
}

let parsed: Contract | undefined;

/** Returns the contract, the package's `openapi.yaml`, as a new object for each caller. */
export function readContract(): Contract {
  parsed ??= parse(readFileSync(findContract(), 'utf8')) as Contract;
  return structuredClone(parsed);
}

/** Schemas of the operations' requests, for the messages that refuse them. */
export interface RequestSchemas {
  /** Operations with a body of JSON. */
  operations: readonly string[];
  /** The body of an operation; empty if it has none. */
  bodyOf(operationId: string): Schema;
  /** The ids in all addresses, as the properties of one object. */
  path: Schema;
  /** What the address of an operation may ask for, likewise; empty if nothing. */
  queryOf(operationId: string): Schema;
  /** The named schemas that the others refer to. */
  named: Readonly<Record<string, Schema>>;
}

const operationsIn = ({ paths }: Contract): RawOperation[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

/** The parameter itself, where several operations share one. */
function resolved(parameter: Parameter | { $ref: string }, { components }: Contract): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
  const shared = components.parameters[name];
  if (shared) return shared;
  throw new Error(
    `Quizwright: the contract has no parameter ${name}. An operation refers to it. Add it to openapi.yaml.`,
  );
}

/** The parameters in one part of an address, as the properties of one object. */
function schemaOf(parameters: readonly Parameter[], place: Parameter['in']): Schema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return { properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])) };
}

function requestSchemasOf(contract: Contract): RequestSchemas {
  const { components } = contract;
  const bodies = new Map<string, Schema>();
  const queries = new Map<string, Schema>();
  for (const { operationId = '', requestBody, parameters = [] } of operationsIn(contract)) {
    const schema = requestBody?.content['application/json']?.schema;
    if (schema) bodies.set(operationId, schema);
    const own = parameters.map((parameter) => resolved(parameter, contract));
    if (own.length > 0) queries.set(operationId, schemaOf(own, 'query'));
  }
  return {
    operations: [...bodies.keys()],
    bodyOf: (operationId) => bodies.get(operationId) ?? {},
    path: schemaOf(Object.values(components.parameters), 'path'),
    queryOf: (operationId) => queries.get(operationId) ?? {},
    named: components.schemas,
  };
}

/** How an operation is sent, and its success. */
export interface Success {
  status: 200 | 201;
  /** Whether it is an action's reply, wrapped in `data`. */
  isAction: boolean;
  /** Whether the operation takes the bytes of a picture. */
  takesBytes: boolean;
  /** Whether its success is a picture. */
  sendsBytes: boolean;
}

function successesIn(contract: Contract): ReadonlyMap<string, Success> {
  return new Map<string, Success>(
    operationsIn(contract).map(({ operationId = '', responses = {}, requestBody }) => {
      const status = responses['201'] === undefined ? 200 : 201;
      const { content } = responses[status] ?? {};
      const { required } = content?.['application/json']?.schema ?? {};
      const success: Success = {
        status,
        isAction: JSON.stringify(required) === '["data"]',
        takesBytes: requestBody?.content['image/*'] !== undefined,
        sendsBytes: content?.['image/*'] !== undefined,
      };
      return [operationId, success] as const;
    }),
  );
}

const contract = readContract();
const successes = successesIn(contract);

/** The requests' schemas, read once for the whole server. */
export const requestSchemas = requestSchemasOf(contract);

/** The ids of the operations that a server may leave out, and that this one has. */
export const optionalOperations: readonly string[] = operationsIn(contract).flatMap((operation) =>
  operation.operationId && operation['x-optional'] ? [operation.operationId] : [],
);

/**
 * How an operation's success is sent.
 *
 * @throws Error for an operation that the contract does not name
 */
export function successOf(operationId: string): Success {
  const success = successes.get(operationId);
  if (success === undefined) {
    throw new Error(
      `Quizwright: the contract has no operation ${operationId}. It may be misspelt. Look it up in openapi.yaml.`,
    );
  }
  return success;
}
