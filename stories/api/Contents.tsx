import { useEffect, useRef } from 'react';
import type { ContractRoute } from '../../src/contract/operations';
import { AnchorLink } from './AnchorLink';
import { tagPlace, type RouteGroup } from './filterRoutes';
import { Method } from './Method';
import { useOperationInView } from './useOperationInView';
import './Contents.css';

interface EntryProps {
  route: ContractRoute;
  isInView: boolean;
}

function Entry({ route, isInView }: EntryProps) {
  return (
    <li className="api-contents-entry">
      <AnchorLink
        to={route.id}
        subtle
        className="api-contents-link"
        aria-current={isInView ? 'location' : undefined}
      >
        <span className="api-contents-summary">{route.source.summary}</span>
        <Method method={route.method} />
      </AnchorLink>
    </li>
  );
}

/** Brings the entry of what is being read into sight, without moving the page. */
function useEntryInSight(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const frame = list.current;
    const entry = frame?.querySelector('[aria-current]');
    if (!frame || !entry) return;
    const room = frame.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top < room.top) frame.scrollTop += top - room.top - 40;
    if (bottom > room.bottom) frame.scrollTop += bottom - room.bottom + 40;
  }, [current]);
  return list;
}

/** The operations by tag, as links; where there is little room the tags alone. */
export function Contents({ groups }: { groups: readonly RouteGroup[] }) {
  const current = useOperationInView();
  const list = useEntryInSight(current);
  return (
    <nav className="api-contents" aria-label="Contents">
      <ul ref={list} className="api-contents-list">
        {groups.map(({ name, routes }) => (
          <li key={name} className="api-contents-group">
            <AnchorLink to={tagPlace(name)} subtle className="api-contents-tag">
              {name}
            </AnchorLink>
            <ul className="api-contents-entries">
              {routes.map((route) => (
                <Entry key={route.id} route={route} isInView={route.id === current} />
              ))}
            </ul>
          </li>
        ))}
        <li className="api-contents-group">
          <AnchorLink to="failures" subtle className="api-contents-tag">
            failures
          </AnchorLink>
        </li>
      </ul>
    </nav>
  );
}
