import type { FastifySchemaValidationError } from 'fastify';
import type { FieldProblem } from './failure';

/** What the forms call each field of the wire. */
const labels: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  group: 'Group',
  questions_number: 'Number of questions',
  difficulty: 'Difficulty',
  type: 'Type',
  schadule: 'Schedule',
  duration: 'Duration',
  score_per_question: 'Score per question',
  options: 'Options',
  'options.A': 'Option A',
  'options.B': 'Option B',
  'options.C': 'Option C',
  'options.D': 'Option D',
  answer: 'Answer',
  answers: 'Answers',
  question: 'Question',
  email: 'Email',
  password: 'Password',
  code: 'Code',
  id: 'The id in the address',
};

const typeWords: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Enough to mend a form; a hostile body must not be answered by a larger one. */
const mostProblems = 20;
/** How much of a name that the caller made up is said back. */
export const longestName = 64;

/** What the forms call a field, or its own name; of a list, with the entry counted from 1. */
export function labelOf(field: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const label = labels[field] ?? labels[name] ?? name;
  const index = /\.(\d+)(?:\.|$)/.exec(field)?.[1];
  return index === undefined ? label : `${label} of entry ${Number(index) + 1}`;
}

function pathOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1);
  const child = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof child === 'string') path.push(child.slice(0, longestName));
  return path.join('.');
}

function patternSentence(label: string, field: string, value: unknown): string {
  if (String(value).trim() === '') return `${label} is required.`;
  return field === 'email' ? 'Please enter a valid email address.' : `${label} is not a valid id.`;
}

function sentenceOf(error: FastifySchemaValidationError & { data?: unknown }, field: string) {
  const label = labelOf(field);
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return `${label} is required.`;
    case 'additionalProperties':
      return `${label} is not a field of this request. Leave it out.`;
    case 'enum':
      return `${label} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`;
    case 'type':
      return `${label} must be ${typeWords[String(params['type'])] ?? String(params['type'])}.`;
    case 'minLength':
      return error.data === ''
        ? `${label} is required.`
        : `${label} must have at least ${String(params['limit'])} characters.`;
    case 'maxLength':
      return `${label} must have at most ${String(params['limit'])} characters.`;
    case 'maxItems':
      return `${label} must have at most ${String(params['limit'])} entries.`;
    case 'pattern':
      return patternSentence(label, field, error.data);
    case 'format':
      return `${label} must be a date and time with its offset, such as 2026-05-04T09:00:00Z.`;
    default:
      return `${label} is not valid.`;
  }
}

/**
 * The sentences for a request that does not fit the contract, at most one a field and 20 in all.
 * Empty when it is the body as a whole that is not an object.
 *
 * @param errors as Ajv gives them with `verbose`, so that the value is at hand
 */
export function fieldProblems(errors: readonly FastifySchemaValidationError[]): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const error of errors) {
    const field = pathOf(error);
    if (field === '' || problems.has(field)) continue;
    problems.set(field, sentenceOf(error, field));
    if (problems.size === mostProblems) break;
  }
  return Array.from(problems, ([field, message]) => ({ field, message }));
}
