import { replies as english, type ReplySentences } from '../messages/en/replies';
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

/** A schema with what it refers to. */
export function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return schema;
  const target = schemas[ref.slice(ref.lastIndexOf('/') + 1)];
  return target === undefined ? schema : { ...resolved(target, schemas), ...schema };
}

/** Walks a request's schema along a path, and reads `x-label` and `x-sentences` at its end. */
function describe(
  path: readonly string[],
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
  { labels, entry: entryOf, ofEntry }: ReplySentences,
): Described {
  let schema = resolved(body, schemas);
  let entry = 0;
  let isEntry = false;
  for (const segment of path) {
    const properties = schema['properties'] as Record<string, Schema> | undefined;
    const items = schema['items'] as Schema | undefined;
    isEntry = items !== undefined && /^\d+$/.test(segment);
    if (isEntry) entry = Number(segment) + 1;
    const known = ownEntry(properties ?? {}, segment);
    schema = resolved((isEntry ? items : known) ?? {}, schemas);
  }
  const name = path.at(-1) ?? '';
  const label = schema['x-label'];
  const sentences = (schema['x-sentences'] ?? {}) as Record<string, string>;
  if (isEntry && label === undefined) return { label: entryOf(entry), sentences };
  const shown = name.trim() === '' ? `"${name}"` : name;
  const named = typeof label === 'string' ? (ownEntry(labels, label) ?? label) : shown;
  return { label: entry === 0 ? named : ofEntry(named, entry), sentences };
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

function sentenceOf(
  { keyword, params, data }: ValidationError,
  { label, sentences }: Described,
  { problems, rules, types }: ReplySentences,
) {
  const ownOf = (broken: string) => {
    const own = sentences[broken];
    return own && (ownEntry(rules, own) ?? own).replace('{label}', label);
  };
  const own = ownOf(keyword);
  const isBlank = typeof data === 'string' && data.trim() === '';
  if (keyword === 'required' || (isBlank && brokenByBlanks.has(keyword))) {
    return ownOf('required') ?? own ?? problems.required(label);
  }
  if (own !== undefined) return own;
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'additionalProperties':
      return problems.unknown(label);
    case 'repeated':
      return problems.repeated(label);
    case 'enum':
      return problems.oneOf(label, (params['allowedValues'] as unknown[]).join(', '));
    case 'type':
      return problems.wrongType(label, types[String(params['type'])] ?? String(params['type']));
    case 'minLength':
      return problems.tooShort(label, limit);
    case 'maxLength':
      return problems.tooLong(label, limit);
    case 'minItems':
      return problems.tooFew(label, limit);
    case 'maxItems':
      return problems.tooMany(label, limit);
    case 'minimum':
      return problems.tooSmall(label, limit);
    case 'maximum':
      return problems.tooLarge(label, limit);
    case 'format':
      return problems.noInstant(label);
    default:
      return problems.invalid(label);
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
 * @param words the language. @default English
 */
export function requestProblems(
  errors: readonly ValidationError[],
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
  words: ReplySentences = english,
): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const error of errors) {
    // Says only that one of the other errors is there.
    if (error.keyword === 'if') continue;
    const path = pathOf(error);
    const field = path.join('.');
    if (path.length === 0 || problems.has(field)) continue;
    problems.set(field, sentenceOf(error, describe(path, body, schemas, words), words));
    if (problems.size === mostProblems) break;
  }
  return Array.from(problems, ([field, message]) => ({ field, message }));
}

/** The label of a field on a form (`x-label`), from its dotted path. */
export function fieldLabel(
  field: string,
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
  words: ReplySentences,
): string {
  return describe(field.split('.'), body, schemas, words).label;
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
