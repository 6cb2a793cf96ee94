import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { StartError } from '../process/startError';

type Schema = Readonly<Record<string, unknown>>;

interface JsonContent {
  content?: { 'application/json': { schema: Schema } };
}

interface RawOperation {
  operationId?: string;
  'x-optional'?: true;
  requestBody?: Required<JsonContent>;
  responses?: Record<string, JsonContent>;
}

/** The parts of the contract that the server itself reads. */
interface Contract {
  paths: Record<string, Record<string, RawOperation>>;
  components: {
    parameters: Record<string, { name: string; schema: Schema }>;
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

/** Returns the contract, the package's `openapi.yaml`, as a new object for each caller. */
export function readContract(): Contract {
  const file = findContract();
  return parse(readFileSync(file, 'utf8')) as Contract;
}

/** Schemas of the operations' requests, for the messages that refuse them. */
export interface RequestSchemas {
  /** Operations with a body. */
  operations: readonly string[];
  /** The body of an operation; empty if it has none. */
  bodyOf(operationId: string): Schema;
  /** The ids in all addresses, as the properties of one object. */
  path: Schema;
  /** The named schemas that the others refer to. */
  named: Readonly<Record<string, Schema>>;
}

const operationsIn = ({ paths }: Contract): RawOperation[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

function requestSchemasOf(contract: Contract): RequestSchemas {
  const { components } = contract;
  const bodies = new Map<string, Schema>();
  for (const operation of operationsIn(contract)) {
    const schema = operation.requestBody?.content['application/json'].schema;
    if (operation.operationId && schema) bodies.set(operation.operationId, schema);
  }
  const parameters = Object.values(components.parameters);
  return {
    operations: [...bodies.keys()],
    bodyOf: (operationId) => bodies.get(operationId) ?? {},
    path: { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) },
    named: components.schemas,
  };
}

/** How an operation's success is sent. */
export interface Success {
  status: 200 | 201;
  /** Whether it is an action's reply, wrapped in `data`. */
  isAction: boolean;
}

function successesIn(contract: Contract): ReadonlyMap<string, Success> {
  return new Map(
    operationsIn(contract).map(({ operationId = '', responses = {} }) => {
      const status = responses['201'] === undefined ? 200 : 201;
      const { required } = responses[status]?.content?.['application/json'].schema ?? {};
      return [operationId, { status, isAction: JSON.stringify(required) === '["data"]' }];
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
