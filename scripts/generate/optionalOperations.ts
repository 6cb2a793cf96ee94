import { refName, type Contract, type Operation } from './contract.ts';

/** The fields of bodies that a server need not take, each after its schema. */
function optionalFieldsOf({ components }: Contract, operations: readonly Operation[]): string[] {
  const named = operations.flatMap(({ body }) => (body?.$ref === undefined ? [] : [refName(body)]));
  return [...new Set(named)].flatMap((name) =>
    Object.entries(components.schemas[name]?.properties ?? {})
      .filter(([, field]) => field['x-optional'])
      .map(([field]) => `${name}.${field}`),
  );
}

/** Writes src/api/optionalOperations.ts: the operations and fields that a server may leave out. */
export function writeOptionalOperations(
  contract: Contract,
  operations: readonly Operation[],
): string {
  const optional = operations.filter(({ id, isOptional }) => isOptional && id !== 'capabilities');
  return `/** The operations that a server may leave out: \`x-optional\` in the contract. */
export type OptionalOperation =
${optional.map(({ id }) => `  | '${id}'`).join('\n')};

/** The fields of bodies that a server need not take, each after its schema. */
export const optionalFields = [
${optionalFieldsOf(contract, operations)
  .map((field) => `  '${field}',`)
  .join('\n')}
] as const;
export type OptionalField = (typeof optionalFields)[number];
`;
}
