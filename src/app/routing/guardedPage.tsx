import { Suspense, type ComponentType } from 'react';
import type { Role } from '../../rules/limits';
import type { Guarded } from './AccessGate';
import { lazyPage, type LoadPage } from '../loading/lazyPage';
import { PageSkeleton } from '../loading/PageSkeleton';

const loadGate = async () => (await import('./AccessGate')).AccessGate;
const AccessGate = lazyPage(loadGate);

/**
 * A page of an instructor's. A student may come to its address: the server is asked first, and only
 * whom it lets in loads the page.
 *
 * @returns a function that loads what a role needs at first
 */
export function guardedPage(of: Guarded, load: LoadPage): (role: Role) => Promise<ComponentType> {
  const Page = lazyPage(load);

  function GuardedPage() {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AccessGate of={of}>
          <Page />
        </AccessGate>
      </Suspense>
    );
  }

  return async (role) => {
    await Promise.all([loadGate(), role === 'Student' ? null : load()]);
    return GuardedPage;
  };
}
