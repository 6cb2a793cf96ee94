import type { Contract, Operation } from './contract.ts';

/** Writes src/api/optionalOperations.ts: the operations and fields that a server may leave out. */
export function writeOptionalOperations(
  operations: readonly Operation[],
  { components: { schemas } }: Contract,
): string {
  const fields = schemas['Capabilities']?.properties?.['fields']?.items?.examples ?? [];
  const optional = operations.filter(({ id, isOptional }) => isOptional && id !== 'capabilities');
  return `/** The operations that a server may leave out: \`x-optional\` in the contract. */
export type OptionalOperation =
${optional.map(({ id }) => `  | '${id}'`).join('\n')};

/** The fields of bodies that a server may not take. */
export type OptionalField = ${fields.map((field) => `'${String(field)}'`).join(' | ')};
`;
}
