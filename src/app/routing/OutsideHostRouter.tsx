import type { ContextType, ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

const nowhere = null as unknown as ContextType<typeof LocationContext>;
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets the app have its router on a page of a host that has one of React Router itself, which refuses
 * a router within another: what is inside stands outside of the host's routes. Both follow the
 * address of the page.
 */
export function OutsideHostRouter({ children }: { children: ReactNode }) {
  return (
    <LocationContext.Provider value={nowhere}>
      <RouteContext.Provider value={noRoute}>{children}</RouteContext.Provider>
    </LocationContext.Provider>
  );
}
