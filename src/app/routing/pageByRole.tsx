import { Suspense, type ComponentType } from 'react';
import type { Role } from '../../rules/limits';
import { useSession } from '../../session/SessionContext';
import { lazyPage, type LoadPage } from '../loading/lazyPage';
import { PageSkeleton } from '../loading/PageSkeleton';

/**
 * An address with a separate page for each role, which never loads the other's.
 *
 * @returns a function that loads the page of a role, and resolves to a component for the signed-in
 * user, who may change in another tab
 */
export function pageByRole(pages: Record<Role, LoadPage>): (role: Role) => Promise<ComponentType> {
  const Instructor = lazyPage(pages.Instructor);
  const Student = lazyPage(pages.Student);

  function PageByRole() {
    const isStudent = useSession()?.user.role === 'Student';
    return (
      <Suspense fallback={<PageSkeleton />}>{isStudent ? <Student /> : <Instructor />}</Suspense>
    );
  }

  return async (role) => {
    await pages[role]();
    return PageByRole;
  };
}
