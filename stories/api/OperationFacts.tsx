import type { ReactNode } from 'react';
import type { ContractRoute } from '../../src/contract/operations';
import { Badge } from '../../src/ui/text/Badge';
import { AnchorLink } from './AnchorLink';
import { Code } from './Prose';
import { routeNames } from './routeNames';
import './OperationFacts.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="api-fact">
      <dt className="api-fact-name">{name}</dt>
      <dd className="api-fact-value">{children}</dd>
    </div>
  );
}

function Callers({ roles }: Pick<ContractRoute, 'roles'>) {
  if (roles === null) return <Badge>No token</Badge>;
  return roles.map((role) => <Badge key={role}>{role}</Badge>);
}

/** Who may call an operation, how the package calls it, and what a call does beside its answer. */
export function OperationFacts({ route }: { route: ContractRoute }) {
  const { hookCall, send, planCall, keyCall } = routeNames(route);
  const {
    'x-invalidates': stale = [],
    'x-deadline': deadline,
    'x-outlives-page': outlivesPage = false,
  } = route.source;
  return (
    <dl className="api-facts">
      <Fact name="Who may call">
        <Callers roles={route.roles} />
      </Fact>
      <Fact name="Hook">
        <Code>{hookCall}</Code>
        {send === null ? null : (
          <span className="api-fact-beside">
            <span>then</span> <Code>{send}</Code>
          </span>
        )}
      </Fact>
      <Fact name="Plan">
        <Code>{planCall}</Code>
        {keyCall === null ? null : (
          <span className="api-fact-beside">
            <span>cached as</span> <Code>{keyCall}</Code>
          </span>
        )}
      </Fact>
      {stale.length === 0 ? null : (
        <Fact name="Makes stale">
          {stale.map((id) => (
            <AnchorLink key={id} to={id}>
              <Code>{id}</Code>
            </AnchorLink>
          ))}
        </Fact>
      )}
      {deadline === undefined ? null : (
        <Fact name="Deadline">
          <bdi>{`The client gives a call up after ${deadline} seconds.`}</bdi>
        </Fact>
      )}
      {outlivesPage ? (
        <Fact name="Leaving">
          <bdi>A call goes on when its page is closed, up to 28 KiB.</bdi>
        </Fact>
      ) : null}
    </dl>
  );
}
