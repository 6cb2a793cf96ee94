import { Outlet, useNavigation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { useDelayed } from './useDelayed';

/** The page of a layout. The one before stays while the next is loaded, unless that takes a while. */
export function PageOutlet() {
  const isLate = useDelayed(useNavigation().state === 'loading');
  return isLate ? <PageSkeleton /> : <Outlet />;
}
