import { contract } from '../../../../src/contract/document';
import type { JsonSchema } from '../../../../src/contract/documentTypes';
import type { ContractRoute } from '../../../../src/contract/operations';
import { literal, toJson } from './json';

/** A body as large as the server reads it. */
export interface LargestBody {
  /** Such as "lists in questions.*.title". */
  name: string;
  /** Computed on demand: all of them together take some gigabytes. */
  json: () => string;
}

/** Joins pieces with commas until they reach a size. */
function listed(size: number, piece: (index: number) => string): string {
  const pieces: string[] = [];
  let length = 0;
  for (let index = 0; length < size; index += 1) {
    const next = piece(index);
    length += next.length + 1;
    pieces.push(next);
  }
  if (pieces.length > 1) pieces.pop();
  return pieces.join(',');
}

const filled = (size: number, text: string) =>
  `"${text.repeat(Math.max(0, Math.floor((size - 2) / Buffer.byteLength(text))))}"`;
const nested = (size: number, open: string, close: string) => {
  const levels = Math.max(1, Math.floor((size - 1) / (open.length + close.length)));
  return `${open.repeat(levels)}0${close.repeat(levels)}`;
};
const nameOf = (index: number) => `x${index.toString(36)}`;

/** Makes JSON of a given size in bytes, for a place where an object may have a field. */
type Filling = (size: number, field: string) => string;

/** JSON that costs its reader, its validation or a search through it as much as possible. */
const fillings: Readonly<Record<string, Filling>> = {
  'empty objects': (size) => `[${listed(size - 2, () => '{}')}]`,
  lists: (size) => `[${listed(size - 2, () => '[]')}]`,
  numbers: (size) => `[${listed(size - 2, () => '0')}]`,
  'objects with one name each': (size) =>
    `[${listed(size - 2, (index) => `{"${nameOf(index)}":0}`)}]`,
  'different texts': (size) => `[${listed(size - 2, (index) => `"${nameOf(index)}"`)}]`,
  'many names': (size) => `{${listed(size - 2, (index) => `"${nameOf(index)}":0`)}}`,
  'many empty objects': (size) => `{${listed(size - 2, (index) => `"${nameOf(index)}":{}`)}}`,
  'one name again and again': (size, field) =>
    `{${listed(size - 2, () => `${JSON.stringify(field)}:{}`)}}`,
  'lists within lists': (size) => nested(size, '[', ']'),
  'objects within objects': (size) => nested(size, '{"a":', '}'),
  'a long text': (size) => filled(size, 'x'),
  'blanks and a letter': (size) => `${filled(size - 1, ' ').slice(0, -1)}x"`,
  'letters and blanks': (size) => filled(size, 'a '),
  emojis: (size) => filled(size, '😀'),
  'combining marks': (size) => filled(size, '\u0327\u0301'),
  escapes: (size) => filled(size, String.raw`\u0061`),
  'quotes and backslashes': (size) => filled(size, String.raw`\\\"`),
  'an email with many dots': (size) => `"a@${filled(size - 2, '.a').slice(1)}`,
  'an instant with many parts': (size) => filled(size, 't'),
  'a NUL at the end': (size) => `${filled(size - 6, 'x').slice(0, -1)}\\u0000"`,
  'half a pair at the end': (size) => `${filled(size - 6, 'x').slice(0, -1)}\\ud83d"`,
  'many digits': (size) => `0.${'1'.repeat(Math.max(1, size - 2))}`,
  'an unfinished list': (size) => `[${listed(size - 1, () => '{}')}`,
  'blank space': (size) => `[${' '.repeat(Math.max(0, size - 3))}0]`,
};

/** The path of a value in a body; `*` stands for the entries of a list. */
type Path = readonly string[];

interface Place {
  path: Path;
  /** A field of the object there, or of any object. */
  field: string;
  mostItems: readonly number[];
}

/** Resolves a schema of the contract if it is a reference. */
export function resolved(schema: JsonSchema): JsonSchema {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return schema;
  return contract.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)] ?? {};
}

/** The places of a body; of those that refer to the same schema, only the first. */
function placesIn(body: JsonSchema): Place[] {
  const seen = new Set<unknown>();
  function below(schema: JsonSchema, path: Path, mostItems: readonly number[]): Place[] {
    const ref = schema['$ref'];
    if (ref !== undefined && seen.has(ref)) return [];
    seen.add(ref);
    const { properties = {}, items, maxItems } = resolved(schema);
    const fields = Object.entries(properties as Record<string, JsonSchema>);
    const here = { path, field: fields[0]?.[0] ?? 'x', mostItems };
    const inside = fields.flatMap(([name, property]) =>
      below(property, [...path, name], mostItems),
    );
    const inEntries = items
      ? below(items as JsonSchema, [...path, '*'], [...mostItems, Number(maxItems)])
      : [];
    return [here, ...inside, ...inEntries];
  }
  return below(body, [], []);
}

/** The entries of a list in an example, which may leave an optional list out. */
const entriesOf = (value: unknown): unknown[] => (value ?? ['x']) as unknown[];

/** A value with another one at a place; in lists along the path, each entry gets it. */
function withValueAt(value: unknown, [key, ...rest]: Path, fresh: unknown): unknown {
  if (key === undefined) return fresh;
  if (key === '*') return entriesOf(value).map((entry) => withValueAt(entry, rest, fresh));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withValueAt(object[key], rest, fresh) };
}

/** An example whose lists along a path have the maximum number of entries. */
function withFullLists(value: unknown, [key, ...rest]: Path, counts: readonly number[]): unknown {
  if (key === undefined) return value;
  if (key === '*') {
    const entry = withFullLists(entriesOf(value)[0], rest, counts.slice(1));
    return Array.from({ length: counts[0] ?? 1 }, () => entry);
  }
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withFullLists(object[key], rest, counts) };
}

/** The schema of an operation's body. */
export function bodySchemaOf({ source }: ContractRoute): JsonSchema {
  return source.requestBody?.content?.['application/json']?.schema ?? {};
}

/** The contract's example of a body. */
export function exampleBody(route: ContractRoute): unknown {
  return resolved(bodySchemaOf(route))['example'];
}

/** Where a filling goes: one place, or the same place in each entry of full lists. */
interface Spot {
  name: string;
  fill: (filling: Filling) => string;
}

function spotsIn(route: ContractRoute, limit: number): Spot[] {
  const example = exampleBody(route);
  return placesIn(bodySchemaOf(route)).flatMap(({ path, field, mostItems }): Spot[] => {
    const times = mostItems.reduce((product, count) => product * count, 1);
    const fillIn = (around: unknown, share: number, filling: Filling) => {
      const frame = Buffer.byteLength(toJson(withValueAt(around, path, literal(''))));
      const size = Math.floor((limit - frame - 1) / share);
      return toJson(withValueAt(around, path, literal(filling(size, field))));
    };
    const name = path.length === 0 ? 'the body' : path.join('.');
    const one = { name, fill: (filling: Filling) => fillIn(example, 1, filling) };
    if (times === 1) return [one];
    const full = (filling: Filling) =>
      fillIn(withFullLists(example, path, mostItems), times, filling);
    return [one, { name: `${name}, each`, fill: full }];
  });
}

/**
 * Bodies whose full size comes from one value, or from one value in each entry of a full list;
 * otherwise they are the contract's example. Every value in the contract is tried with every
 * filling.
 *
 * @param limit in bytes
 */
export function largestBodies(route: ContractRoute, limit: number): LargestBody[] {
  return bodiesOf(route, limit, () => true);
}

/**
 * A sample of the largest bodies: each filling somewhere, and at each place those that are hardest
 * to validate.
 */
export function someLargestBodies(route: ContractRoute, limit: number): LargestBody[] {
  const worst = ['empty objects', 'many names'];
  return bodiesOf(
    route,
    limit,
    (kind, [filling, spot, spots]) => filling % spots === spot || worst.includes(kind),
  );
}

function bodiesOf(
  route: ContractRoute,
  limit: number,
  isWanted: (kind: string, at: [filling: number, spot: number, spots: number]) => boolean,
): LargestBody[] {
  return spotsIn(route, limit).flatMap(({ name, fill }, spot, spots) =>
    Object.entries(fillings)
      .filter(([kind], filling) => isWanted(kind, [filling, spot, spots.length]))
      .map(([kind, filling]) => ({ name: `${kind} in ${name}`, json: () => fill(filling) })),
  );
}
