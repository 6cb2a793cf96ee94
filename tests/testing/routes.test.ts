import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { routes } from '../../src/testing/routes';

interface Operation {
  operationId?: string;
  'x-roles'?: string[];
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>;
}

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const described = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const { operationId, responses } = operation;
    if (operationId === undefined) return [];
    const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '';
    const required = responses[status]?.content?.['application/json']?.schema.required ?? [];
    const route = {
      method,
      path,
      roles: operation['x-roles'] ?? null,
      status: Number(status),
      isAction: required.includes('data'),
    };
    return [[operationId, route] as const];
  }),
);

it('serves every operation where, for whom and how the contract says', () => {
  expect(routes).toEqual(Object.fromEntries(described));
});
