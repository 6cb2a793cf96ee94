import { expect, it } from 'vitest';
import {
  faultsOfOperation,
  faultsOfSchema,
  mistakableOperations,
} from '../../scripts/contractExtensions';

const instructors = { 'x-roles': ['Instructor'] };

it.each<[string, Record<string, unknown>]>([
  ['of a role', instructors],
  ['without a token', { security: [] }],
  ['with an event', { ...instructors, 'x-event': { type: 'saved' } }],
  ['with a change', { ...instructors, 'x-event': { type: 'created', subject: 'quiz' } }],
  ['with a deadline', { ...instructors, 'x-deadline': 15, 'x-outlives-page': true }],
])('accepts an operation %s', (_, operation) => {
  expect(faultsOfOperation(operation)).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
  ['either x-roles or `security: []`', {}],
  ['either x-roles or `security: []`', { ...instructors, security: [] }],
  ['an object with a type', { ...instructors, 'x-event': 'saved' }],
  ['a type and perhaps a subject', { ...instructors, 'x-event': { subject: 'quiz' } }],
  ['a type and perhaps a subject', { ...instructors, 'x-event': { type: 'saved', id: 'quiz' } }],
  ['a type and perhaps a subject', { ...instructors, 'x-event': { type: 'Saved it' } }],
  ['whole number of seconds', { ...instructors, 'x-deadline': '15' }],
  ['x-optional can only be true', { ...instructors, 'x-optional': false }],
  ['x-deadlines is no extension', { ...instructors, 'x-deadlines': 15 }],
])('reports of an operation: %s', (fault, operation) => {
  expect(faultsOfOperation(operation)).toEqual([expect.stringContaining(fault)]);
});

it.each<[string[], Record<string, unknown>]>([
  [[], { maximum: 3, 'x-label': 'Minutes', 'x-constants': { maximum: 'mostMinutes' } }],
  [['which the schema does not have'], { 'x-constants': { maximum: 'mostMinutes' } }],
  [['no camelCase name'], { maximum: 3, 'x-constants': { maximum: 'most_minutes' } }],
  [['x-lable is no extension'], { 'x-lable': 'Minutes' }],
])('reports of a schema: %j', (faults, schema) => {
  expect(faultsOfSchema(schema)).toEqual(
    faults.map((fault) => expect.stringContaining(fault) as string),
  );
});

it('reports an optional operation that is another one to a server of the specification', () => {
  const optional = { 'x-optional': true };
  const sentences = mistakableOperations({
    '/question/{id}': { put: {}, delete: {} },
    '/question/tags': { put: optional, get: optional },
    '/quiz/paper/{id}': { get: {} },
    '/quiz/{id}/changes': { get: optional },
  });
  expect(sentences).toEqual([expect.stringContaining('put /question/tags is put /question/{id}')]);
});
