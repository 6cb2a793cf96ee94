import { inputOf, namesIn, ownForms, typeName, type Operation } from './contract.ts';

function importOf(types: readonly string[]): string {
  const names = new Set(types.flatMap(namesIn));
  const own = Object.values(ownForms).filter(({ type }) => names.delete(type));
  return [
    `import type { ${[...names].sort().join(', ')} } from './entities';\n`,
    ...own.map(({ type, reader }) => `import type { ${type} } from './${reader}';\n`),
  ].join('');
}

/** Writes src/api/replies.ts: what each operation replies, and in which pages. */
export function writeReplies(operations: readonly Operation[]): string {
  const answers = operations.map(({ id, answer }): [string, string] => [id, typeName(answer)]);
  const pages = operations.flatMap(({ id, page }): [string, string][] =>
    page ? [[id, typeName(page)]] : [],
  );
  const table = (rows: readonly [string, string][]): string =>
    rows.map(([id, type]) => `  ${id}: ${type};`).join('\n');
  return `${importOf([...answers, ...pages].map(([, type]) => type))}
/** What the client gives of each reply: of a list that also comes in pages, the whole. */
export interface WholeReplies {
${table(answers)}
}

/** What it gives of a page. */
export interface Pages {
${table(pages)}
}
`;
}

/** Writes src/api/inputs.ts: what mutations take beside their body. */
export function writeInputs(operations: readonly Operation[]): string {
  const inputs = operations
    .filter(({ isQuery }) => !isQuery)
    .flatMap((operation) => {
      const { type, fields, extended } = inputOf(operation);
      return fields ? [{ id: operation.id, type, fields, extended }] : [];
    });
  const declarations = inputs.map(
    ({ id, type, fields, extended }) => `/** What \`${id}\` takes. */
export interface ${type}${extended === undefined ? '' : ` extends ${extended}`} {
${Object.entries(fields)
  .map(([name, field]) => `  ${name}: ${field};`)
  .join('\n')}
}
`,
  );
  const named = inputs.flatMap(({ fields, extended = '' }) => [...Object.values(fields), extended]);
  return [importOf(named), ...declarations].join('\n');
}
