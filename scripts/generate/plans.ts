import { capitalized, inputType, type Operation } from './contract.ts';

/** What ends a call: its caller, and its deadline if the contract has one. */
function signalOf({ deadline }: Operation, hasSignal: boolean): string | null {
  if (deadline === undefined) return hasSignal ? 'signal' : null;
  const timeout = `AbortSignal.timeout(${deadline * 1000})`;
  return `signal: ${hasSignal ? `AbortSignal.any([signal, ${timeout}])` : timeout}`;
}

/** The event for the client to raise. */
function eventOf({ event }: Operation): string {
  if (event === undefined) return '';
  const fields = Object.entries(event).map(([name, value]) => `${name}: '${value}'`);
  return ` { ${fields.join(', ')} },`;
}

interface Source {
  parameters: string;
  /** The body as an option of the call, and as an expression. */
  body: string;
  sent: string;
  signal: boolean;
}

function call(operation: Operation, source: Source) {
  const settings: string[] = [];
  if (operation.parameters.length > 0) settings.push(`params: { path: { ${source.parameters} } }`);
  if (operation.hasBody) settings.push(source.body);
  const signal = signalOf(operation, source.signal);
  if (signal !== null) settings.push(signal);
  if (operation.outlivesPage) {
    settings.push(`keepalive: ${operation.hasBody ? `mayOutlivePage(${source.sent})` : 'true'}`);
  }
  settings.push("parseAs: 'text'");
  return `client.send('${operation.id}', ${operation.id}Shape, (http) =>
        http.${operation.method.toUpperCase()}('${operation.path}', { ${settings.join(', ')} }),${eventOf(operation)}
      )`;
}

function queryPlan(operation: Operation): string {
  const { id, parameters, summary } = operation;
  const typed = parameters.map((name) => `${name}: string`);
  return `/** Key of \`${id}\`. */
export function ${id}Key(${typed.join(', ')}) {
  return ['quizwright', '${id}'${parameters.map((name) => `, ${name}`).join('')}] as const;
}

/** ${summary} */
export function ${id}Options(${['client: QuizClient', ...typed].join(', ')}): QueryPlan<Answer<'${id}'>> {
  return {
    ...queryDefaults,
    queryKey: ${id}Key(${parameters.join(', ')}),
    queryFn: ({ signal }) =>
      ${call(operation, { parameters: parameters.join(', '), body: '', sent: '', signal: true })},
  };
}
`;
}

function mutationPlan(operation: Operation): string {
  const { id, parameters, invalidates, hasBody, summary } = operation;
  const input = inputType(operation);
  const bare = parameters.length === 0;
  const source = {
    parameters: parameters.map((name) => `${name}: input.${name}`).join(', '),
    body: bare ? 'body' : 'body: input.body',
    sent: bare ? 'body' : 'input.body',
    signal: false,
  };
  const argument = bare ? (hasBody ? 'body' : '') : 'input';
  const stale = invalidates.map((query) => `'${query.id}'`).join(', ');
  return `/** What \`${id}\` takes. */
export type ${capitalized(id)}Input = ${input};

/** ${summary} */
export function ${id}Options(client: QuizClient): MutationPlan<Answer<'${id}'>, ${capitalized(id)}Input> {
  return mutationPlan(
    '${id}',
    (${argument}) =>
      ${call(operation, source)},
${stale && `    [${stale}],\n`}  );
}
`;
}

/** Writes src/api/operations.ts: a key and a plan for each operation, free of React. */
export function writePlans(operations: readonly Operation[]): string {
  const imports = `import type { Answer, Body, QuizClient } from './createQuizClient';
import type { MutationPlan, QueryPlan } from './hookTypes';
import { mayOutlivePage } from './mayOutlivePage';
import { mutationPlan } from './mutationPlan';
import { queryDefaults } from './queryDefaults';
import {
${operations.map(({ id }) => `  ${id}Shape,`).join('\n')}
} from './shapes';
`;
  return [
    imports,
    ...operations.map((operation) =>
      operation.isQuery ? queryPlan(operation) : mutationPlan(operation),
    ),
  ].join('\n');
}
