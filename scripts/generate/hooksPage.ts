import { format, resolveConfig } from 'prettier';
import { capitalized, typeName, type Contract, type Operation } from './contract.ts';
import { firstSentence, type Described } from './docstrings.ts';

const code = (text: string): string => `\`${text}\``;

function takes({ parameters, body }: Operation): string {
  const sent = body === undefined ? '' : typeName(body);
  if (parameters.length === 0) return sent === '' ? '' : code(sent);
  const fields = [...parameters, ...(sent === '' ? [] : [`body: ${sent}`])];
  return code(`{ ${fields.join(', ')} }`);
}

function purpose({ title, description, isOptional }: Operation): string {
  const sentences = [
    `${title}.`,
    firstSentence(description),
    isOptional ? '_A server may lack it._' : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

const hookName = ({ id }: Operation): string => `use${capitalized(id)}`;

const callers = ({ roles }: Operation): string =>
  roles.length === 0 ? 'anybody' : roles.join(', ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function queries(operations: readonly Operation[]): string {
  return table(
    ['query', 'what it reads', 'answers', 'for', 'refusals'],
    operations.flatMap((operation) => {
      const { id, parameters, answer, page, refusals } = operation;
      const row = (name: string, taken: readonly string[], reads: string, answers: string) => [
        code(`${name}(${taken.join(', ')})`),
        ...[reads, answers, callers(operation), refusals.join(', ')],
      ];
      const answers = code(typeName(answer));
      const rows = [row(hookName(operation), parameters, purpose(operation), answers)];
      if (page) {
        const pages = code(typeName(page));
        const name = `useInfinite${capitalized(id)}`;
        rows.push(row(name, [...parameters, 'query'], 'The same in pages.', pages));
      }
      return rows;
    }),
  );
}

function mutations(operations: readonly Operation[]): string {
  return table(
    ['mutation', 'what it does', '`mutate` takes', 'answers', 'for', 'refusals', 'makes stale'],
    operations.map((operation) => [
      code(`${hookName(operation)}()`),
      purpose(operation),
      takes(operation),
      code(typeName(operation.answer)),
      callers(operation),
      operation.refusals.join(', '),
      operation.invalidates.map(({ id }) => code(id)).join(', '),
    ]),
  );
}

/** The hooks of operations, by noun. */
function operationLists({ tags = [] }: Contract, operations: readonly Operation[]): string {
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name);
    const reading = own.filter(({ isQuery }) => isQuery);
    const acting = own.filter(({ isQuery }) => !isQuery);
    return [
      `### ${capitalized(name)}`,
      description,
      ...(reading.length === 0 ? [] : [queries(reading)]),
      ...(acting.length === 0 ? [] : [mutations(acting)]),
    ].join('\n\n');
  });
  return sections.join('\n\n');
}

const call = ({ name, parameters }: Described): string => code(`${name}(${parameters.join(', ')})`);

function otherLists(others: readonly Described[]): string {
  const isHook = ({ name }: Described): boolean => /^use[A-Z]/.test(name);
  const hooks = others.filter(isHook).map((one) => [call(one), one.sentence]);
  const exports = others
    .filter((one) => !isHook(one))
    .map((one) => [/^[A-Z]/.test(one.name) ? code(one.name) : call(one), one.sentence]);
  return [
    table(['hook', 'what it does'], hooks),
    table(['other export', 'what it is'], exports),
  ].join('\n\n');
}

/**
 * Writes docs/hooks.md: the handwritten page with its lists inserted.
 *
 * @param page with a mark where each list goes
 * @param others the entry's exports other than the hooks of operations
 */
export async function writeHooksPage(
  page: string,
  contract: Contract,
  operations: readonly Operation[],
  others: readonly Described[],
): Promise<string> {
  const text = page
    .replace('<!-- operations -->', () => operationLists(contract, operations))
    .replace('<!-- others -->', () => otherLists(others));
  const style = await resolveConfig(new URL('../../docs/hooks.md', import.meta.url));
  return format(text, { ...style, parser: 'markdown' });
}
