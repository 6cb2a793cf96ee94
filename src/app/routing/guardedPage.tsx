import { Suspense, type ComponentType } from 'react';
import { codeLoader } from '../../base/codeLoader';
import type { Role } from '../../rules/limits';
import type { Guarded } from './AccessGate';
import { lazyPage, type LoadPage } from '../loading/lazyPage';
import { PageSkeleton } from '../loading/PageSkeleton';

const loadGate = codeLoader(async () => (await import('./AccessGate')).AccessGate);
const AccessGate = lazyPage(loadGate);

/**
 * An instructor's page. A student may come to its address: the server decides first, and the page
 * loads only for those it admits.
 *
 * @returns a function that loads what a role needs first
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
