import { ownEntry } from './ownEntry';
import type { Refusing } from './replies';

/** A field of a request and the sentence that says what is wrong with it. */
export interface FieldProblem {
  /** Dotted path of the field; entries of lists are counted from 0. */
  field: string;
  message: string;
}

/** The part of an Ajv error that the sentences need. `data` requires Ajv's `verbose`. */
export interface ValidationError {
  keyword: string;
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
  data?: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** Enough to correct a form. A hostile body must not get an even larger reply. */
export const mostProblems = 20;
/** How much of a field name from the caller a sentence repeats. */
const longestName = 64;

const typeWords: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * Keywords that a form's empty field breaks. To the person filling in the form, that field is
 * missing (spec §5).
 */
const brokenByBlanks = new Set(['minLength', 'pattern', 'enum', 'format', 'type']);

/** What the contract says about a field: its label on a form, and its own sentences by keyword. */
interface Described {
  label: string;
  sentences: Readonly<Record<string, string>>;
}

function resolve(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return schema;
  const target = schemas[ref.slice(ref.lastIndexOf('/') + 1)];
  return target === undefined ? schema : { ...resolve(target, schemas), ...schema };
}

/** Walks a request's schema along a path, and reads `x-label` and `x-sentences` at its end. */
function describe(
  path: readonly string[],
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
): Described {
  let schema = resolve(body, schemas);
  let entry = '';
  let isEntry = false;
  for (const segment of path) {
    const properties = schema['properties'] as Record<string, Schema> | undefined;
    const items = schema['items'] as Schema | undefined;
    isEntry = items !== undefined && /^\d+$/.test(segment);
    if (isEntry) entry = ` of entry ${Number(segment) + 1}`;
    const known = ownEntry(properties ?? {}, segment);
    schema = resolve((isEntry ? items : known) ?? {}, schemas);
  }
  const name = path.at(-1) ?? '';
  const label = schema['x-label'];
  const sentences = (schema['x-sentences'] ?? {}) as Record<string, string>;
  if (isEntry && label === undefined) return { label: `Entry ${Number(name) + 1}`, sentences };
  const shown = name.trim() === '' ? `"${name}"` : name;
  return {
    label: `${typeof label === 'string' ? label : shown}${entry}`,
    sentences,
  };
}

function pathOf({ instancePath, params }: ValidationError): string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, longestName));
  const child =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['repeatedProperty'];
  if (typeof child === 'string') path.push(child.slice(0, longestName));
  return path;
}

function sentenceOf({ keyword, params, data }: ValidationError, { label, sentences }: Described) {
  const ownOf = (broken: string) => sentences[broken]?.replace('{label}', label);
  const own = ownOf(keyword);
  const isBlank = typeof data === 'string' && data.trim() === '';
  if (keyword === 'required' || (isBlank && brokenByBlanks.has(keyword))) {
    return ownOf('required') ?? own ?? `${label} is required.`;
  }
  if (own !== undefined) return own;
  const limit = String(params['limit']);
  switch (keyword) {
    case 'additionalProperties':
      return `${label} is not a field of this request. Leave it out.`;
    case 'repeated':
      return `${label} is sent more than once. Send it once.`;
    case 'enum':
      return `${label} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`;
    case 'type':
      return `${label} must be ${typeWords[String(params['type'])] ?? String(params['type'])}.`;
    case 'minLength':
      return `${label} must have at least ${limit} characters.`;
    case 'maxLength':
      return `${label} must have at most ${limit} characters.`;
    case 'minItems':
      return `${label} must have at least ${limit} ${limit === '1' ? 'entry' : 'entries'}.`;
    case 'maxItems':
      return `${label} must have at most ${limit} entries.`;
    case 'minimum':
      return `${label} must be ${limit} or more.`;
    case 'maximum':
      return `${label} must be ${limit} or less.`;
    case 'pattern':
      return `${label} is not valid.`;
    case 'format':
      return `${label} must be a date and time with its offset, such as 2026-05-04T09:00:00Z.`;
    default:
      return `${label} is not valid.`;
  }
}

/**
 * The sentences for a request that does not fit the contract: one for each field, 20 at most. Empty
 * if the body itself is not an object.
 *
 * @param errors from Ajv with `allErrors` and `verbose`, for a body within `createRequestBounds`,
 *   because their number grows with the body
 * @param body the schema of the request's body, or an object schema of its path parameters
 * @param schemas the named schemas of the contract
 */
export function requestProblems(
  errors: readonly ValidationError[],
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const error of errors) {
    // Says only that one of the other errors is there.
    if (error.keyword === 'if') continue;
    const path = pathOf(error);
    const field = path.join('.');
    if (path.length === 0 || problems.has(field)) continue;
    problems.set(field, sentenceOf(error, describe(path, body, schemas)));
    if (problems.size === mostProblems) break;
  }
  return Array.from(problems, ([field, message]) => ({ field, message }));
}

/** The label of a field on a form (`x-label`), from its dotted path. */
export function fieldLabel(
  field: string,
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
): string {
  return describe(field.split('.'), body, schemas).label;
}

/** Why a request that does not fit the contract is refused. */
export function invalidRequest(problems: readonly FieldProblem[]): Refusing {
  return { code: 'request.invalid', message: problemsMessage(problems) };
}

/** The message of the whole refusal: its first three sentences. */
export function problemsMessage(problems: readonly FieldProblem[]): string {
  const [first, ...others] = problems.slice(0, 3).map(({ message }) => message);
  if (first === undefined) return 'The request needs a JSON object as its body.';
  if (others.length === 0) return first;
  return [first, ...others].map((sentence) => sentence.replace(/(?<![.!?])$/, '.')).join(' ');
}
