import { format, resolveConfig } from 'prettier';
import { capitalized, typeName, type Contract, type Operation } from './contract.ts';
import { firstSentence, type Described } from './docstrings.ts';

const code = (text: string): string => `\`${text}\``;

function takes({ parameters, body, isQuery }: Operation): string {
  if (isQuery) return '';
  const sent = body === undefined ? '' : typeName(body);
  if (parameters.length === 0) return sent === '' ? '' : code(sent);
  const fields = [...parameters, ...(sent === '' ? [] : [`body: ${sent}`])];
  return code(`{ ${fields.join(', ')} }`);
}

/** A query is told by what it reads, without the details after a colon, a mutation by its title. */
function purpose({ title, description, isQuery, isOptional }: Operation): string {
  const read = isQuery ? firstSentence(description).replace(/[:;] .*$/, '.') : '';
  return [read || `${title}.`, isOptional ? '_optional_' : ''].filter(Boolean).join(' ');
}

const callers = ({ roles }: Operation): string =>
  roles.length === 0 ? 'anybody' : roles.length === 1 ? roles.join() : 'both';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function rowOf(operation: Operation): string[] {
  const { id, parameters, answer, page, isQuery } = operation;
  const called = isQuery ? parameters : [];
  const hooks = [`use${capitalized(id)}(${called.join(', ')})`];
  const answers = [typeName(answer)];
  if (page) {
    hooks.push(`useInfinite${capitalized(id)}(${[...parameters, 'query'].join(', ')})`);
    answers.push(typeName(page));
  }
  return [
    hooks.map(code).join(', '),
    purpose(operation),
    takes(operation),
    [...new Set(answers)].map(code).join(', '),
    callers(operation),
  ];
}

/** The hooks of operations, by noun; queries first. */
function operationLists({ tags = [] }: Contract, operations: readonly Operation[]): string {
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ tag }) => tag === name);
    const inOrder = [...own.filter(({ isQuery }) => isQuery), ...own.filter((one) => !one.isQuery)];
    return [
      `### ${capitalized(name)}`,
      table(['hook', 'what it does', '`mutate` takes', 'answers', 'for'], inOrder.map(rowOf)),
    ].join('\n\n');
  });
  return sections.join('\n\n');
}

const call = ({ name, parameters }: Described): string => code(`${name}(${parameters.join(', ')})`);

/** Hooks first, without those of operations that are written by hand. */
function otherList(operations: readonly Operation[], others: readonly Described[]): string {
  const ofOperations = operations.map(({ id }) => `use${capitalized(id)}`);
  const own = others.filter(({ name }) => !ofOperations.includes(name));
  const isHook = ({ name }: Described): boolean => /^use[A-Z]/.test(name);
  const inOrder = [...own.filter(isHook), ...own.filter((one) => !isHook(one))];
  return table(
    ['export', 'what it is'],
    inOrder.map((one) => [/^[A-Z]/.test(one.name) ? code(one.name) : call(one), one.sentence]),
  );
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
    .replace('<!-- others -->', () => otherList(operations, others));
  const style = await resolveConfig(new URL('../../docs/hooks.md', import.meta.url));
  return format(text, { ...style, parser: 'markdown' });
}
