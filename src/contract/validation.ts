import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OperationId } from '../api/createQuizClient';
import { problemsMessage, requestProblems, type FieldProblem } from '../rules/requestProblems';
import { usualTypes } from '../rules/limits';
import { withQuestionTypes } from '../rules/questionTypes';
import { contract } from './document';
import type { ContractResponse, JsonSchema } from './documentTypes';
import { contractRoute, type ContractRoute } from './operations';
import { failureStatuses, type FailureCode } from '../rules/failureCodes';

function codesIn(response: ContractResponse): readonly FailureCode[] {
  const name = response.$ref?.slice(response.$ref.lastIndexOf('/') + 1) ?? '';
  return (contract.components.responses[name] ?? response)['x-codes'] ?? [];
}

/** The codes with which an operation may refuse with this status (`x-codes`). */
function failureCodesOf(operation: OperationId, status: number): FailureCode[] {
  const { 'x-codes': own = [], responses } = contractRoute(operation).source;
  const all = new Set([...own, ...Object.values(responses).flatMap(codesIn)]);
  return [...all].filter((code) => failureStatuses[code] === status);
}

/** Why a request does not fit the contract, as its 400 says it. */
export interface RequestRefusal {
  message: string;
  errors: FieldProblem[];
}

/** Holds requests and answers against `openapi.yaml`. */
export interface ContractValidator {
  /** What is wrong with the ids of an address, its query and a body; null when they fit. */
  refuseRequest: (
    operation: OperationId,
    request: {
      parameters: Readonly<Record<string, string>>;
      /** What the address asks for, numbers as numbers. */
      query?: Readonly<Record<string, unknown>>;
      body: unknown;
    },
  ) => RequestRefusal | null;
  /**
   * What is wrong with an answer, a sentence a fault; empty when it fits. A status that the
   * contract does not name for the operation is a fault too, and so is a `code` that it does not
   * list for both.
   */
  faultsOfAnswer: (operation: OperationId, status: number, body: unknown) => string[];
}

const documentId = 'openapi.yaml';
const { schemas } = contract.components;

function pathSchema({ parameters }: ContractRoute): JsonSchema {
  const named = Object.values(contract.components.parameters);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((name) => [name, named.find((one) => one.name === name)?.schema ?? {}]),
    ),
  };
}

function querySchema({ query }: ContractRoute): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
  };
}

function bodySchema({ source }: ContractRoute): JsonSchema | undefined {
  return source.requestBody?.content?.['application/json']?.schema;
}

function resolveResponse(response: ContractResponse): ContractResponse {
  if (response.$ref === undefined) return response;
  const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
  return contract.components.responses[name] ?? response;
}

/** Makes every `$ref` of a schema point into the document that the validator knows. */
function anchored(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`),
  ) as JsonSchema;
}

function sentence({ instancePath, message }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.');
  return `${field === '' ? 'The body' : `"${field}"`} ${message ?? 'is not valid'}.`;
}

/** The fault of a refusal whose code is not listed; undefined if it has none, or a listed one. */
function faultOfCode(operation: OperationId, status: number, body: unknown): string | undefined {
  const { code } = Object(body) as { code?: unknown };
  if (status < 400 || code === undefined) return undefined;
  const listed: readonly unknown[] = failureCodesOf(operation, status);
  if (listed.includes(code)) return undefined;
  return `"code" must be one of ${listed.join(', ')} with ${status}, or left out.`;
}

/**
 * Validates with Ajv; schemas are compiled at the first use of each.
 *
 * @param types of questions that requests may have; answers may have any
 */
export function createContractValidator(types: readonly string[] = usualTypes): ContractValidator {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  formats(ajv, ['date-time']);
  ajv.addSchema(withQuestionTypes(contract, types), documentId);
  const compiled = new Map<string, ValidateFunction>();

  function validate(key: string, schema: JsonSchema, value: unknown): ErrorObject[] {
    let check = compiled.get(key);
    if (check === undefined) {
      check = ajv.compile(anchored(schema));
      compiled.set(key, check);
    }
    return check(value) ? [] : (check.errors ?? []);
  }

  return {
    refuseRequest(operation, { parameters, query = {}, body }) {
      const route = contractRoute(operation);
      const inBody = bodySchema(route);
      // As the reference server does it: the address is looked at before the body.
      const parts: [string, JsonSchema, unknown][] = [
        ['path', pathSchema(route), parameters],
        ['query', querySchema(route), query],
        ...(inBody === undefined
          ? []
          : [['body', inBody, body ?? null] satisfies [string, JsonSchema, unknown]]),
      ];
      for (const [part, schema, value] of parts) {
        const faults = validate(`${operation} ${part}`, schema, value);
        if (faults.length === 0) continue;
        const errors = requestProblems(faults, schema, schemas);
        return { message: problemsMessage(errors), errors };
      }
      return null;
    },

    faultsOfAnswer(operation, status, body) {
      const { responses } = contractRoute(operation).source;
      const response =
        responses[String(status)] ?? (status >= 400 ? responses['default'] : undefined);
      if (response === undefined) return [`The contract names no answer with status ${status}.`];
      const schema = resolveResponse(response).content?.['application/json']?.schema;
      if (schema === undefined) return [];
      const wrongCode = faultOfCode(operation, status, body);
      if (wrongCode !== undefined) return [wrongCode];
      return validate(`${operation} ${status}`, schema, body).map(sentence);
    },
  };
}
