import { useCallback, useState } from 'react';
import { contractRoutes, type ContractRoute } from '../../src/contract/operations';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/state/EmptyState';
import { Heading } from '../../src/ui/text/Heading';
import { SearchX } from '../../src/ui/icons/icons';
import { Contents } from './Contents';
import { ContractIntro } from './ContractIntro';
import { Failures } from './Failures';
import { matchesFilter, routesByTag, tagPlace, type RouteGroup } from './filterRoutes';
import { Operation } from './Operation';
import { OperationFilter } from './OperationFilter';
import { Prose } from './Prose';
import { useDeepLink } from './useDeepLink';
import './ApiReference.css';

const everything = routesByTag(contractRoutes);

interface EntryProps {
  route: ContractRoute;
  isShown: boolean;
}

// Drawn when it is first shown, and from then on only hidden: a keystroke draws nothing anew.
function Entry({ route, isShown }: EntryProps) {
  const [isDrawn, setDrawn] = useState(isShown);
  if (isShown && !isDrawn) setDrawn(true);
  return (
    <article
      id={route.id}
      className="api-operation"
      aria-label={route.source.summary}
      hidden={!isShown}
    >
      {isDrawn ? <Operation route={route} /> : null}
    </article>
  );
}

interface TagProps {
  group: RouteGroup;
  isShown: (route: ContractRoute) => boolean;
}

function Tag({ group: { name, description, routes }, isShown }: TagProps) {
  const place = tagPlace(name);
  return (
    <section
      id={place}
      className="api-tag"
      aria-labelledby={`${place}-title`}
      hidden={!routes.some(isShown)}
    >
      <div className="api-tag-head">
        <Heading level={2} size="large" id={`${place}-title`} className="api-tag-title">
          {name}
        </Heading>
        <Prose>{description}</Prose>
      </div>
      {routes.map((route) => (
        <Entry key={route.id} route={route} isShown={isShown(route)} />
      ))}
    </section>
  );
}

export interface ApiReferenceProps {
  /** The filter's first value. @default '' */
  initialFilter?: string;
}

/** `openapi.yaml` as a page. None of its text is repeated here. */
export function ApiReference({ initialFilter = '' }: ApiReferenceProps) {
  const [filter, setFilter] = useState(initialFilter);
  const clear = useCallback(() => setFilter(''), []);
  useDeepLink(clear);
  const shown = contractRoutes.filter((route) => matchesFilter(route, filter));
  const isShown = (route: ContractRoute) => shown.includes(route);
  const groups = routesByTag(shown).filter(({ routes }) => routes.length > 0);
  return (
    <div className="api-reference">
      <ContractIntro />
      <div className="api-aside">
        <OperationFilter
          value={filter}
          onChange={setFilter}
          shown={shown.length}
          total={contractRoutes.length}
        />
        <Contents groups={groups} />
      </div>
      <main className="api-content">
        {everything.map((group) => (
          <Tag key={group.name} group={group} isShown={isShown} />
        ))}
        {shown.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title="No operation matches"
            description="Look for a path, an operation's id or a word of its summary."
            action={<Button onClick={clear}>Show all operations</Button>}
          />
        ) : null}
        <Failures routes={contractRoutes} />
      </main>
    </div>
  );
}
