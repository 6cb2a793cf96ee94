import { contract } from '../../src/contract/document';
import type { ContractRoute } from '../../src/contract/operations';

/** Operations under one heading. */
export interface RouteGroup {
  name: string;
  description: string;
  routes: readonly ContractRoute[];
}

/** The operations by tag, in the order in which the contract names its tags. */
export function routesByTag(routes: readonly ContractRoute[]): RouteGroup[] {
  return contract.tags.map(({ name, description }) => ({
    name,
    description,
    routes: routes.filter(({ source }) => source.tags.includes(name)),
  }));
}

/** Whether every word of a filter occurs in an operation's method, path, id or summary. */
export function matchesFilter(
  { id, method, path, source }: ContractRoute,
  filter: string,
): boolean {
  const said = `${id} ${method} ${path} ${source.summary}`.toLowerCase();
  const words = filter.toLowerCase().split(/\s+/);
  return words.every((word) => said.includes(word));
}

/** The id of a tag's section; some tags are called like an operation. */
export function tagPlace(name: string): string {
  return `tag-${name}`;
}
