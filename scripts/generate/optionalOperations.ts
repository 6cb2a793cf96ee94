import type { Operation } from './contract.ts';

/** Writes src/api/optionalOperations.ts: the operations that a server may leave out. */
export function writeOptionalOperations(operations: readonly Operation[]): string {
  const optional = operations.filter(({ id, isOptional }) => isOptional && id !== 'capabilities');
  return `/** The operations that a server may leave out: \`x-optional\` in the contract. */
export type OptionalOperation =
${optional.map(({ id }) => `  | '${id}'`).join('\n')};
`;
}
