import type { ContextType, ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

const nowhere = null as unknown as ContextType<typeof LocationContext>;
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets the app have its own router on a host's page that already has one of React Router, which
 * rejects nested routers. The children are outside the host's routes. Both routers follow the
 * address of the page.
 */
export function OutsideHostRouter({ children }: { children: ReactNode }) {
  return (
    <LocationContext.Provider value={nowhere}>
      <RouteContext.Provider value={noRoute}>{children}</RouteContext.Provider>
    </LocationContext.Provider>
  );
}
