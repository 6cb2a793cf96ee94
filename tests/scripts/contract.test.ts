import { expect, it } from 'vitest';
import { inputType, operationsOf, type Contract } from '../../scripts/generate/contract';
import { writeOpenOperations } from '../../scripts/generate/openOperations';
import { writePlans } from '../../scripts/generate/plans';

function contract(invalidates: string[]): Contract {
  return {
    components: { schemas: {} },
    paths: {
      '/group/{id}': {
        get: { operationId: 'group', summary: 'Read a group' },
        put: {
          operationId: 'updateGroup',
          requestBody: {},
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
        },
      },
      '/login': { post: { operationId: 'login', requestBody: {}, security: [] } },
    },
  };
}

it('reads parameters, bodies, roles and invalidated queries', () => {
  const [group, updateGroup, logout] = operationsOf(contract(['group']));
  expect(group).toMatchObject({ id: 'group', isQuery: true, parameters: ['id'], hasBody: false });
  expect(updateGroup).toMatchObject({ isQuery: false, hasBody: true, invalidates: [group] });
  expect(updateGroup?.summary).toBe('Update a group: `PUT /group/{id}`. For: Instructor.');
  expect(logout?.summary).toContain('Optional: not every server has it.');
  expect([updateGroup, logout].map((operation) => operation && inputType(operation))).toEqual([
    "{ id: string; body: Body<'updateGroup'> }",
    'void',
  ]);
});

it.each(['groups', 'updateGroup'])('refuses to invalidate %s, which is not a query', (id) => {
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
