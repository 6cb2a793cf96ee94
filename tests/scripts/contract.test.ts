import { expect, it } from 'vitest';
import {
  inputOf,
  operationsOf,
  typeName,
  type Contract,
  type JsonSchema,
} from '../../scripts/generate/contract';
import { writeHooks } from '../../scripts/generate/hooks';
import { writeOpenOperations } from '../../scripts/generate/openOperations';
import { writePlans } from '../../scripts/generate/plans';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (body: JsonSchema) => ({ content: { 'application/json': { schema: body } } });
const enveloped = (name: string) => ({
  '200': json({ type: 'object', properties: { data: schema(name) } }),
});

function contract(invalidates: string[]): Contract {
  return {
    components: { schemas: {} },
    paths: {
      '/group': {
        get: {
          operationId: 'groups',
          summary: 'List groups',
          parameters: [{ $ref: '#/components/parameters/Cursor' }],
          responses: {
            '200': json({
              oneOf: [{ type: 'array', items: schema('Group') }, schema('GroupPage')],
            }),
          },
        },
      },
      '/group/{id}': {
        get: {
          operationId: 'group',
          summary: 'Read a group',
          responses: { '200': json(schema('Group')) },
        },
        put: {
          operationId: 'updateGroup',
          requestBody: json(schema('GroupInput')),
          responses: enveloped('Saved'),
          'x-invalidates': invalidates,
          'x-roles': ['Instructor'],
          'x-event': { type: 'updated', subject: 'group' },
          summary: 'Update a group',
        },
      },
      '/logout': {
        post: {
          operationId: 'logout',
          'x-optional': true,
          'x-outlives-page': true,
          summary: 'Sign out',
          responses: enveloped('Acknowledgement'),
        },
      },
      '/login': {
        post: {
          operationId: 'login',
          requestBody: json(schema('SignIn')),
          responses: enveloped('Session'),
          security: [],
        },
      },
    },
  };
}

it('reads parameters, bodies, roles and invalidated queries', () => {
  const [, group, updateGroup, logout] = operationsOf(contract(['group']));
  expect(group).toMatchObject({ id: 'group', isQuery: true, parameters: ['id'], hasBody: false });
  expect(updateGroup).toMatchObject({ isQuery: false, hasBody: true, invalidates: [group] });
  expect(updateGroup?.summary).toBe('Update a group: `PUT /group/{id}`. For: Instructor.');
  expect(logout?.summary).toContain('Optional: not every server has it.');
});

it('names what operations answer and take', () => {
  const operations = operationsOf(contract([]));
  const [groups, , updateGroup, logout, login] = operations;
  expect([groups?.answer, groups?.page].map((answer) => answer && typeName(answer))).toEqual([
    'Group[]',
    'GroupPage',
  ]);
  expect([updateGroup, logout, login].map((one) => one && inputOf(one))).toEqual([
    { type: 'UpdateGroupInput', fields: { id: 'string', body: 'GroupInput' } },
    { type: 'void', fields: undefined },
    { type: 'SignIn', fields: undefined },
  ]);
  const hooks = writeHooks(operations, 'operations');
  expect(hooks).toContain('useGroups(settings?: QuerySettings<Group[]>): QueryResult<Group[]>');
  expect(hooks).toContain('MutationResult<Saved, UpdateGroupInput>');
  expect(hooks).toContain('PagesResult<GroupPage>');
});

it('refuses an answer without a name, which editors would show with all its fields', () => {
  const nameless = operationsOf({
    components: { schemas: {} },
    paths: { '/x': { get: { operationId: 'x' } } },
  });
  expect(() => writePlans(nameless, 'shapes')).toThrow('{"type":"object"} has no name.');
});

it.each(['noGroups', 'updateGroup'])('refuses to invalidate %s, which is not a query', (id) => {
  expect(() => operationsOf(contract([id]))).toThrow(`updateGroup invalidates "${id}"`);
});

it('refuses an operation without an id', () => {
  expect(() => operationsOf({ components: { schemas: {} }, paths: { '/x': { get: {} } } })).toThrow(
    'get /x has no operationId.',
  );
});

it('writes which operations need no token', () => {
  const written = writeOpenOperations(operationsOf(contract([])));
  expect(written.match(/'\w+'/g)).toEqual(["'login'"]);
});

it('gives a call its event, and lets it outlive its page, as the contract says', () => {
  const plans = writePlans(operationsOf(contract([])), 'shapes');
  expect(plans.match(/\{ type: .*?\}/g)).toEqual(["{ type: 'updated', subject: 'group' }"]);
  expect(plans).toContain("http.POST('/logout', { keepalive: true, parseAs: 'text' })");
  expect(plans.match(/keepalive/g)).toHaveLength(1);
});
