import { contract } from '../../src/contract/document';
import type { ContractResponse, JsonSchema } from '../../src/contract/documentTypes';
import type { ContractRoute } from '../../src/contract/operations';
import { schemaExample } from './schemaExample';

/** An answer of an operation. */
export interface RouteAnswer {
  /** `200`, or `default` for every failure that is not named. */
  status: string;
  isSuccess: boolean;
  description: string;
  /** What it carries; null where it is nothing but a failure's message and fields. */
  schema: JsonSchema | null;
  example: unknown;
}

const failureRef = '#/components/schemas/Failure';

function read(response: ContractResponse): ContractResponse {
  if (response.$ref === undefined) return response;
  const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
  return contract.components.responses[name] ?? response;
}

function answerOf(status: string, response: ContractResponse): RouteAnswer {
  const { description = '', content } = read(response);
  const json = content?.['application/json'];
  const schema = json?.schema ?? null;
  return {
    status,
    isSuccess: status.startsWith('2'),
    description,
    schema: schema?.['$ref'] === failureRef ? null : schema,
    example: json?.example ?? (schema === null ? undefined : schemaExample(schema)),
  };
}

/** What an operation answers: its success first, then its failures by status. */
export function routeAnswers({ source }: ContractRoute): RouteAnswer[] {
  return Object.entries(source.responses).map(([status, response]) => answerOf(status, response));
}

/** The failures that operations share, each once, with the statuses it comes with. */
export function sharedFailures(routes: readonly ContractRoute[]): RouteAnswer[] {
  const failures = new Map<string, RouteAnswer>();
  for (const answer of routes.flatMap(routeAnswers)) {
    if (!answer.isSuccess) failures.set(`${answer.status} ${answer.description}`, answer);
  }
  return [...failures.values()].sort((one, other) => one.status.localeCompare(other.status));
}
