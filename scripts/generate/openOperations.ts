import type { Operation } from './contract.ts';

/** Writes src/api/openOperations.ts: the operations without a token. */
export function writeOpenOperations(operations: readonly Operation[]): string {
  const open = operations.filter(({ isOpen }) => isOpen);
  return `/** The operations that ask for no token: \`security: []\` in the contract. */
export const openOperations = [
${open.map(({ id }) => `  '${id}',`).join('\n')}
] as const;
`;
}
