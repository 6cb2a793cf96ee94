import { capitalized, inputOf, typeName, type JsonSchema, type Operation } from './contract.ts';
import { importsOfTypes } from './plans.ts';

function queryHook({ id, parameters, summary, answer }: Operation): string {
  const data = typeName(answer);
  const args = [
    ...parameters.map((name) => `${name}: string`),
    `settings?: QuerySettings<${data}>`,
  ];
  const passed = ['client', ...parameters].join(', ');
  return `/** ${summary} */
export function use${capitalized(id)}(${args.join(', ')}): QueryResult<${data}> {
  return useQueryPlan((client) => ${id}Options(${passed}), settings, 'use${capitalized(id)}');
}
`;
}

function pagesHook({ id, parameters, summary }: Operation, page: JsonSchema): string {
  const data = typeName(page);
  const args = [
    ...parameters.map((name) => `${name}: string`),
    `query?: PageQuery<'${id}'>`,
    `settings?: PagesSettings<${data}>`,
  ];
  const passed = ['client', ...parameters, 'query'].join(', ');
  return `/** Page by page where the server can. ${summary} */
export function useInfinite${capitalized(id)}(${args.join(', ')}): PagesResult<${data}> {
  return usePagesPlan(
    (client) => infinite${capitalized(id)}Options(${passed}),
    settings,
    'useInfinite${capitalized(id)}',
  );
}
`;
}

function mutationHook(operation: Operation): string {
  const { id, summary, answer } = operation;
  const types = `${typeName(answer)}, ${inputOf(operation).type}`;
  return `/** ${summary} */
export function use${capitalized(id)}(
  settings?: MutationSettings<${types}>,
): MutationResult<${types}> {
  return useMutationPlan(${id}Options, settings, 'use${capitalized(id)}');
}
`;
}

/**
 * Writes src/api/operationHooks.ts or teachingHooks.ts: a named hook for each operation.
 *
 * @param plans the module with their plans
 */
export function writeHooks(operations: readonly Operation[], plans: string): string {
  const names = operations.flatMap(({ id, page }) => [
    `${id}Options`,
    ...(page ? [`infinite${capitalized(id)}Options`] : []),
  ]);
  const imports = `${importsOfTypes(operations, 'PageQuery')}
import type {
  MutationResult,
  MutationSettings,
  PagesResult,
  PagesSettings,
  QueryResult,
  QuerySettings,
} from './hookTypes';
import {
${names.map((name) => `  ${name},`).join('\n')}
} from './${plans}';
import { usePagesPlan } from './usePagesPlan';
import { useMutationPlan, useQueryPlan } from './usePlan';
`;
  return [
    imports,
    ...operations.flatMap((operation) => [
      operation.isQuery ? queryHook(operation) : mutationHook(operation),
      ...(operation.page ? [pagesHook(operation, operation.page)] : []),
    ]),
  ].join('\n');
}
