import { firstSentence } from './docstrings.ts';
import type { Contract } from './contract.ts';

/** A limit of the contract that has a name in code (`x-constants`). */
interface Limit {
  name: string;
  value: unknown;
  keyword: string;
  /** The limited schema and the fields on the way, with dots: `QuizInput.duration`; or a parameter. */
  place: string;
  description: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Keywords between a schema and its inner ones, which a place does not contain. */
const structure = ['properties', 'items', 'allOf', 'oneOf', 'anyOf'];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function limitsAt(node: Node, place: readonly string[]): Limit[] {
  const constants = Object.entries((node['x-constants'] ?? {}) as Record<string, string>);
  const own = constants.map(([keyword, name]): Limit => {
    const value = node[keyword];
    if (value === undefined) {
      throw new Error(`${place.join('.')} names its ${keyword} "${name}", and has none.`);
    }
    const description = typeof node['description'] === 'string' ? node['description'] : '';
    return { name, value, keyword, place: place.join('.'), description };
  });
  const inside = Object.entries(node)
    .filter(([key]) => !key.startsWith('x-'))
    .flatMap(([key, value]) => {
      const isNamed = !structure.includes(key) && !Array.isArray(node);
      return isNode(value) ? limitsAt(value, isNamed ? [...place, key] : place) : [];
    });
  return [...own, ...inside];
}

/** The limits of parameters that operations share, under the names they have in addresses. */
function limitsOfParameters({ components: { parameters = {} } }: Contract): Limit[] {
  return Object.values(parameters).flatMap(({ name, description, schema }) =>
    limitsAt({ description, ...schema }, [name]),
  );
}

/**
 * Reads the named limits in the order of the contract.
 *
 * @throws Error for a repeated name, or a name for a keyword that the schema does not have
 */
export function limitsOf(contract: Contract): Limit[] {
  const limits = [...limitsOfParameters(contract), ...limitsAt(contract.components.schemas, [])];
  const names = limits.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`The contract names two limits "${twice}".`);
  return limits;
}

/** What a keyword limits, for the docstring. */
const limited: Readonly<Record<string, string>> = {
  enum: 'Values of',
  examples: 'Usual values of',
  minimum: 'Smallest',
  maximum: 'Largest',
  minLength: 'Fewest characters of',
  maxLength: 'Most characters of',
  minItems: 'Fewest entries of',
  maxItems: 'Most entries of',
};

function docstring({ keyword, place, description }: Limit): string {
  const words = limited[keyword];
  if (words === undefined) throw new Error(`${place} names its ${keyword}, which is no limit.`);
  // A description explains the values, but not their lengths.
  const isOfValues = ['enum', 'examples', 'minimum', 'maximum'].includes(keyword);
  const meaning = isOfValues && description !== '' ? ` ${firstSentence(description)}` : '';
  return `/** ${words} \`${place}\`.${meaning} */`;
}

function literal(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const entries = value.map((one) => (typeof one === 'string' ? `'${one}'` : String(one)));
  return `[${entries.join(', ')}] as const`;
}

/** Writes src/rules/limits.ts: the contract's limits as constants, and types of its named choices. */
export function writeLimits(contract: Contract): string {
  return limitsOf(contract)
    .map((limit) => {
      const { name, value, keyword, place } = limit;
      const constant = `${docstring(limit)}\nexport const ${name} = ${literal(value)};\n`;
      const isNamedChoice = keyword === 'enum' && place in contract.components.schemas;
      return isNamedChoice
        ? `${constant}export type ${place} = (typeof ${name})[number];\n`
        : constant;
    })
    .join('\n');
}
