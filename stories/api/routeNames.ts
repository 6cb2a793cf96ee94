import type { ContractRoute } from '../../src/contract/operations';

/** How the package calls an operation; the generator of `src/api` names by the same rule. */
export interface RouteNames {
  /** `useGroup` of `quizwright/hooks`. */
  hook: string;
  /** `groupOptions` of `quizwright/client`. */
  plan: string;
  /** `groupKey` of `quizwright/client`; null for an action, which is not cached. */
  key: string | null;
  /** The hook as it is called: `useGroup(id)`. */
  hookCall: string;
  /** What sends an action: `mutate({ id, body })`; null for a query. */
  send: string | null;
  planCall: string;
  keyCall: string | null;
}

function sending({ parameters, hasBody }: ContractRoute): string {
  if (parameters.length === 0) return hasBody ? 'mutate(body)' : 'mutate()';
  return `mutate({ ${[...parameters, ...(hasBody ? ['body'] : [])].join(', ')} })`;
}

/** The names of an operation's hook, plan and key, and how each is called. */
export function routeNames(route: ContractRoute): RouteNames {
  const { id, method, parameters } = route;
  const isQuery = method === 'get';
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const plan = `${id}Options`;
  const key = isQuery ? `${id}Key` : null;
  const ids = isQuery ? parameters.join(', ') : '';
  return {
    hook,
    plan,
    key,
    hookCall: `${hook}(${ids})`,
    send: isQuery ? null : sending(route),
    planCall: `${plan}(${['client', ...(isQuery ? parameters : [])].join(', ')})`,
    keyCall: key && `${key}(${ids})`,
  };
}
