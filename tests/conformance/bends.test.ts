// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bendsOf, bent } from '../../src/conformance/judging/bends';
import { contract } from '../../src/contract/document';
import { contractRoutes, type ContractRoute } from '../../src/contract/operations';
import { createContractValidator } from '../../src/contract/validation';

/** The example of the schema that an operation's body refers to. */
function exampleOf({ source }: ContractRoute): unknown {
  const ref = source.requestBody?.content?.['application/json'].schema['$ref'] as string;
  return contract.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)]?.['example'];
}

describe('the values that a body does not allow', () => {
  const { refuseRequest } = createContractValidator();

  it.each(contractRoutes.filter(({ hasBody }) => hasBody))(
    'are each refused by the contract, by the name of the field: $id',
    (route) => {
      const example = exampleOf(route);
      const parameters = { id: 'some-id', groupId: 'some-id' };
      expect(refuseRequest(route.id, { parameters, body: example })).toBeNull();

      const bends = bendsOf(route.id, example);
      const unnoticed = bends.filter((bend) => {
        const refusal = refuseRequest(route.id, { parameters, body: bent(example, bend) });
        return refusal?.errors.map(({ field }) => field).join() !== bend.field;
      });

      expect(unnoticed).toEqual([]);
      const fields = Object.keys(example as object);
      expect(bends.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
    },
  );

  it('violate the type, the list of values, the form and the limits', () => {
    const question = exampleOf(contractRoutes.find(({ id }) => id === 'createQuestion')!);
    expect(bendsOf('createQuestion', question)).toEqual(
      expect.arrayContaining([
        { field: 'description', value: 42 },
        { field: 'description', value: '   ' },
        { field: 'type', value: 'banana' },
        { field: 'options', value: 'forty-two' },
        { field: 'options.E', value: 'e' },
      ]),
    );
    expect(bendsOf('createGroup', { name: 'Web 1', max_students: 20 })).toEqual([
      { field: 'name', value: '   ' },
      { field: 'name', value: `${'a'.repeat(100)}Web 1` },
      { field: 'name', value: 42 },
      { field: 'max_students', value: 0 },
      { field: 'max_students', value: 101 },
      { field: 'max_students', value: 'forty-two' },
    ]);
  });
});
