import { contract } from '../../src/contract/document';
import { nounOf, type ContractRoute, type Noun } from '../../src/contract/operations';

/** Ids and fields of a body that an operation needs instead of the usual ones. */
export interface Needs {
  ids?: Readonly<Record<string, string>> | undefined;
  body?: object | undefined;
}

/**
 * The request that follows from the contract: about the school's usual thing of its noun, with the
 * example as its body.
 *
 * @param usual ids in the school
 */
export function requestBy(
  route: ContractRoute,
  usual: Readonly<Record<Noun, string>>,
  needs: Needs = {},
): { ids: Record<string, string>; body: object | undefined } {
  const ids = route.parameters.map((name): [string, string] => [
    name,
    name === 'groupId' ? usual.group : usual[nounOf(route)],
  ]);
  return {
    ids: { ...Object.fromEntries(ids), ...needs.ids },
    body: route.hasBody ? { ...exampleOf(route), ...needs.body } : undefined,
  };
}

/** The contract's example of an operation's body. */
export function exampleOf({ id, source }: ContractRoute): object {
  const ref = source.requestBody?.content?.['application/json']?.schema['$ref'] as string;
  const example = contract.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)]?.['example'];
  if (typeof example !== 'object' || example === null) throw new Error(`no example for ${id}`);
  return example;
}
