// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { invalidValuesOf, withField } from '../../src/conformance/judging/invalidValues';
import { contractRoute, contractRoutes } from '../../src/contract/operations';
import { createContractValidator } from '../../src/contract/validation';
import { exampleOf } from '../contract/requestBy';

describe('the values that a body does not allow', () => {
  const { refuseRequest } = createContractValidator();

  it.each(contractRoutes.filter(({ hasBody }) => hasBody))(
    'are each refused by the contract, by the name of the field: $id',
    (route) => {
      const example = exampleOf(route);
      const parameters = { id: 'some-id', groupId: 'some-id' };
      expect(refuseRequest(route.id, { parameters, body: example })).toBeNull();

      const values = invalidValuesOf(route.id, example);
      const unnoticed = values.filter((invalid) => {
        const refusal = refuseRequest(route.id, { parameters, body: withField(example, invalid) });
        return refusal?.errors.map(({ field }) => field).join() !== invalid.field;
      });

      expect(unnoticed).toEqual([]);
      const fields = Object.keys(example);
      expect(values.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
    },
  );

  it('violate the type, the list of values, the form and the limits', () => {
    const question = exampleOf(contractRoute('createQuestion'));
    expect(invalidValuesOf('createQuestion', question)).toEqual(
      expect.arrayContaining([
        { field: 'description', value: 42 },
        { field: 'title', value: '   ' },
        { field: 'difficulty', value: 'banana' },
        { field: 'options', value: 'forty-two' },
        { field: 'options.Z', value: 'z' },
      ]),
    );
    expect(invalidValuesOf('createGroup', { name: 'Web 1', max_students: 20 })).toEqual([
      { field: 'name', value: '   ' },
      { field: 'name', value: `${'a'.repeat(100)}Web 1` },
      { field: 'name', value: 42 },
      { field: 'name', value: null },
      { field: 'max_students', value: 0 },
      { field: 'max_students', value: 101 },
      { field: 'max_students', value: 'forty-two' },
      { field: 'max_students', value: null },
      { field: 'max_students', value: '1' },
      { field: 'max_students', value: 1.5 },
    ]);
  });
});
