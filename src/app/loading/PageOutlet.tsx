import { Outlet, useNavigation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { useDelayed } from './useDelayed';

/** The page of a layout. The previous one stays while the next loads, unless that takes long. */
export function PageOutlet() {
  const isLate = useDelayed(useNavigation().state === 'loading');
  return isLate ? <PageSkeleton /> : <Outlet />;
}
