import { refName, type Contract, type JsonSchema, type Operation } from './contract.ts';

/** The fields of bodies that a server need not take, or need not take empty, each after its schema. */
function optionalFieldsOf({ components }: Contract, operations: readonly Operation[]): string[] {
  const named = new Set<string>();
  const collect = (schema: JsonSchema | undefined): void => {
    if (schema === undefined) return;
    const name = refName(schema);
    if (named.has(name)) return;
    if (name !== '') named.add(name);
    const { properties = {}, items } = components.schemas[name] ?? schema;
    [...Object.values(properties), items].forEach(collect);
  };
  operations.forEach(({ body }) => collect(body));
  const isOptional = (field: JsonSchema): boolean =>
    field['x-may-be-empty'] ??
    field['x-optional'] ??
    components.schemas[refName(field)]?.['x-optional'] ??
    false;
  return [...named].flatMap((name) =>
    Object.entries(components.schemas[name]?.properties ?? {})
      .filter(([, field]) => isOptional(field))
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
export const optionalOperations = [
${optional.map(({ id }) => `  '${id}',`).join('\n')}
] as const;
export type OptionalOperation = (typeof optionalOperations)[number];

/** The fields of bodies that a server need not take, or need not take empty, each after its schema. */
export const optionalFields = [
${optionalFieldsOf(contract, operations)
  .map((field) => `  '${field}',`)
  .join('\n')}
] as const;
export type OptionalField = (typeof optionalFields)[number];
`;
}
