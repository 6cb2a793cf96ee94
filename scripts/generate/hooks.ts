import { capitalized, type Operation } from './contract.ts';

function queryHook({ id, parameters, summary }: Operation): string {
  const data = `Answer<'${id}'>`;
  const args = [
    ...parameters.map((name) => `${name}: string`),
    `settings?: QuerySettings<${data}>`,
  ];
  const passed = ['client', ...parameters].join(', ');
  return `/** ${summary} */
export function use${capitalized(id)}(${args.join(', ')}): QueryResult<${data}> {
  return useQueryPlan((client) => ${id}Options(${passed}), settings);
}
`;
}

function pagesHook({ id, parameters, summary }: Operation): string {
  const data = `Page<'${id}'>`;
  const args = [
    ...parameters.map((name) => `${name}: string`),
    `query?: PageQuery<'${id}'>`,
    `settings?: PagesSettings<${data}>`,
  ];
  const passed = ['client', ...parameters, 'query'].join(', ');
  return `/** Page by page where the server can (decision 77). ${summary} */
export function useInfinite${capitalized(id)}(${args.join(', ')}): PagesResult<${data}> {
  return usePagesPlan((client) => infinite${capitalized(id)}Options(${passed}), settings);
}
`;
}

function mutationHook({ id, summary }: Operation): string {
  const types = `Answer<'${id}'>, ${capitalized(id)}Input`;
  return `/** ${summary} */
export function use${capitalized(id)}(
  settings?: MutationSettings<${types}>,
): MutationResult<${types}> {
  return useMutationPlan(${id}Options, settings);
}
`;
}

/**
 * Writes src/api/operationHooks.ts or teachingHooks.ts: a named hook for each operation.
 *
 * @param plans the module with their plans
 */
export function writeHooks(operations: readonly Operation[], plans: string): string {
  const names = operations.flatMap((operation) =>
    operation.isQuery
      ? [
          `${operation.id}Options`,
          ...(operation.hasPages ? [`infinite${capitalized(operation.id)}Options`] : []),
        ]
      : [`${operation.id}Options`, `type ${capitalized(operation.id)}Input`],
  );
  const imports = `import type { Answer, Page, PageQuery } from './createQuizClient';
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
      ...(operation.hasPages ? [pagesHook(operation)] : []),
    ]),
  ].join('\n');
}
