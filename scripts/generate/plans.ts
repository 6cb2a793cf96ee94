import {
  capitalized,
  inputOf,
  isBytes,
  namesIn,
  ownForms,
  typeName,
  type JsonSchema,
  type Operation,
} from './contract.ts';

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
  /** Whether a page is read. */
  page?: boolean;
  /** The revision as an expression. */
  revision?: string;
}

/** A revision as a query has it; none where its record has none. */
const asText = (revision: string): string =>
  `${revision} === undefined ? {} : { revision: String(${revision}) }`;

function call(operation: Operation, source: Source) {
  const settings: string[] = [];
  const params = [
    ...(operation.parameters.length > 0 ? [`path: { ${source.parameters} }`] : []),
    ...(source.page ? ['query'] : []),
    ...(operation.hasRevision ? [`query: ${asText(source.revision ?? '')}`] : []),
  ];
  if (params.length > 0) settings.push(`params: { ${params.join(', ')} }`);
  if (operation.hasBody) settings.push(source.body);
  if (operation.body && isBytes(operation.body)) settings.push('...bytesBody');
  const signal = signalOf(operation, source.signal);
  if (signal !== null) settings.push(signal);
  if (operation.outlivesPage) {
    settings.push(`keepalive: ${operation.hasBody ? `mayOutlivePage(${source.sent})` : 'true'}`);
  }
  settings.push("parseAs: 'text'");
  const { id } = operation;
  const read = source.page && operation.page ? `<'${id}', ${typeName(operation.page)}>` : '';
  const shape = source.page ? `${id}PageShape` : `${id}Shape`;
  return `client.send${read}('${id}', ${shape}, (http) =>
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
export function ${id}Options(${['client: QuizClient', ...typed].join(', ')}): QueryPlan<${typeName(operation.answer)}> {
  return {
    ...queryDefaults,
    queryKey: ${id}Key(${parameters.join(', ')}),
    queryFn: ({ signal }) =>
      ${call(operation, { parameters: parameters.join(', '), body: '', sent: '', signal: true })},
  };
}
`;
}

function pagesPlan(operation: Operation, page: JsonSchema): string {
  const { id, parameters, summary } = operation;
  const typed = parameters.map((name) => `${name}: string`);
  const query = `query: PageQuery<'${id}'> = {}`;
  const source = {
    parameters: parameters.join(', '),
    body: '',
    sent: '',
    signal: true,
    page: true,
  };
  const name = `infinite${capitalized(id)}`;
  return `/** Key of the pages of \`${id}\`; the key of the whole list, or of the first page, is its start. */
export function ${name}Key(${[...typed, query].join(', ')}) {
  return [...${id}Key(${parameters.join(', ')}), 'pages', query] as const;
}

/** Page by page where the server can. ${summary} */
export function ${name}Options(${['client: QuizClient', ...typed, query].join(', ')}): PagesPlan<${typeName(page)}> {
  return pagesPlan(
    client,
    '${id}',
    ${name}Key(${[...parameters, 'query'].join(', ')}),
    query,
    (query, signal) =>
      ${call(operation, source)},
  );
}
`;
}

function mutationPlan(operation: Operation): string {
  const { id, parameters, invalidates, hasBody, hasRevision, summary } = operation;
  const bare = parameters.length === 0;
  const source = {
    parameters: parameters.map((name) => `${name}: input.${name}`).join(', '),
    body: bare ? 'body' : 'body: input.body',
    sent: bare ? 'body' : 'input.body',
    signal: false,
    revision: bare ? 'revision' : 'input.revision',
  };
  const taken = hasRevision ? '{ revision, ...body }' : hasBody ? 'body' : '';
  const argument = bare ? taken : 'input';
  const stale = invalidates.map((query) => `'${query.id}'`).join(', ');
  return `/** ${summary} */
export function ${id}Options(client: QuizClient): MutationPlan<${typeName(operation.answer)}, ${inputOf(operation).type}> {
  return mutationPlan(
    '${id}',
    (${argument}) =>
      ${call(operation, source)},
${stale && `    [${stale}],\n`}  );
}
`;
}

/** Imports of the types that operations answer and take, and of others of the client. */
export function importsOfTypes(operations: readonly Operation[], ...others: string[]): string {
  const answers = operations.flatMap(({ answer, page }) => [answer, ...(page ? [page] : [])]);
  const inputs = operations
    .filter(({ isQuery }) => !isQuery)
    .map((operation) => inputOf(operation));
  const named = new Set([
    ...answers.flatMap((answer) => namesIn(typeName(answer))),
    ...inputs.flatMap(({ type, fields }) => (fields ? [] : namesIn(type))),
  ]);
  const own = Object.values(ownForms).filter(({ type }) => named.delete(type));
  const lines: [names: readonly string[], from: string][] = [
    [others, 'createQuizClient'],
    [[...named].sort(), 'entities'],
    [inputs.flatMap(({ type, fields }) => (fields ? [type] : [])), 'inputs'],
    ...own.map(({ type, reader }): [string[], string] => [[type], reader]),
  ];
  return lines
    .filter(([names]) => names.length > 0)
    .map(([names, from]) => `import type { ${names.join(', ')} } from './${from}';`)
    .join('\n');
}

/**
 * Writes src/api/operations.ts or teachingOperations.ts: a key and a plan for each operation, free
 * of React.
 *
 * @param shapes the module with their shapes
 */
export function writePlans(operations: readonly Operation[], shapes: string): string {
  const plans = operations
    .flatMap((operation) => [
      operation.isQuery ? queryPlan(operation) : mutationPlan(operation),
      ...(operation.page ? [pagesPlan(operation, operation.page)] : []),
    ])
    .join('\n');
  const used = (...names: string[]): string[] =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(plans));
  const planTypes = used('MutationPlan', 'PagesPlan', 'QueryPlan').join(', ');
  const makers = used('bytesBody', 'mayOutlivePage', 'mutationPlan', 'pagesPlan', 'queryDefaults');
  const read = operations.flatMap(({ id, page }) => [
    `  ${id}Shape,`,
    ...(page ? [`  ${id}PageShape,`] : []),
  ]);
  const imports = `${importsOfTypes(operations, ...used('PageQuery', 'QuizClient'))}
import type { ${planTypes} } from './hookTypes';
${makers.map((name) => `import { ${name} } from './${name}';`).join('\n')}
import {
${read.join('\n')}
} from './${shapes}';
`;
  return `${imports}\n${plans}`;
}
