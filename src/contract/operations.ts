import type { OperationId } from '../api/createQuizClient';
import type { Role } from '../rules/limits';
import { contract } from './document';
import type { ContractOperation, ContractParameter, Method } from './documentTypes';

/** An operation of the contract, ready to be served, called or documented. */
export interface ContractRoute {
  id: OperationId;
  method: Method;
  /** Below the API base, such as `/quiz/{id}`. */
  path: string;
  /** Names of the path's parameters in order. */
  parameters: readonly string[];
  /** Who may call it (`x-roles`); null where no token is asked for. */
  roles: readonly Role[] | null;
  /** The status of a success. */
  success: 200 | 201;
  /** Whether the answer is an action's, wrapped in `data`. */
  isAction: boolean;
  /** Whether it takes a body of JSON. */
  hasBody: boolean;
  /** Whether it takes the bytes of a picture. */
  takesBytes: boolean;
  /** Whether it answers the bytes of a picture. */
  sendsBytes: boolean;
  /** What its address may ask for, in order. */
  query: readonly ContractParameter[];
  /** Whether a server may leave it out (`x-optional`). */
  isOptional: boolean;
  source: ContractOperation;
}

const methods: readonly Method[] = ['get', 'post', 'put', 'delete'];

/** The parameter itself, where the contract refers to one that several operations have. */
function resolved(parameter: ContractParameter | { readonly $ref: string }): ContractParameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
  return contract.components.parameters[name] as ContractParameter;
}

function routeOf(path: string, method: Method, source: ContractOperation): ContractRoute {
  const success = source.responses['201'] === undefined ? 200 : 201;
  const { content } = source.responses[String(success)] ?? {};
  const answer = content?.['application/json']?.schema;
  const sent = source.requestBody?.content;
  return {
    id: source.operationId,
    method,
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
    roles: source['x-roles'] ?? null,
    success,
    isAction: JSON.stringify(answer?.required) === '["data"]',
    hasBody: sent?.['application/json'] !== undefined,
    takesBytes: sent?.['image/*'] !== undefined,
    sendsBytes: content?.['image/*'] !== undefined,
    query: (source.parameters ?? []).map(resolved),
    isOptional: source['x-optional'] === true,
    source,
  };
}

/** A kind of thing that an `{id}` in a path identifies. */
export type Noun = 'group' | 'media' | 'question' | 'quiz' | 'student';

/** What the `{id}` of a path identifies: in `/quiz/submit/{id}`, a quiz. */
export function nounOf({ path }: ContractRoute): Noun {
  const [, first] = path.split('/');
  // `/student/{id}/invitation` would be `/student/{id}/{groupId}` to some servers.
  return first === 'invitation' ? 'student' : (first as Noun);
}

/** How many segments a path has that stand for an id. */
function openness({ path }: ContractRoute): number {
  return path.split('{').length;
}

/**
 * The operations of the contract. A fixed path stands before one that would take it for an id, so
 * a router that takes the first match routes by this order.
 */
export const contractRoutes: readonly ContractRoute[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const source = item[method];
      return source === undefined ? [] : [routeOf(path, method, source)];
    }),
  )
  .sort((one, other) => openness(one) - openness(other));

/** The ids of the operations that a server may leave out. */
export const optionalOperations: readonly OperationId[] = contractRoutes.flatMap((route) =>
  route.isOptional ? [route.id] : [],
);

/** The route of an operation. */
export function contractRoute(id: OperationId): ContractRoute {
  const route = contractRoutes.find((candidate) => candidate.id === id);
  if (route === undefined) {
    throw new Error(
      `Quizwright: the contract has no operation "${id}". It may be misspelt, or the package may be older than its caller. Look it up in openapi.yaml.`,
    );
  }
  return route;
}
