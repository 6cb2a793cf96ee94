import { Outlet, useNavigation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { useLate } from './useLate';

/** The page of a layout. The one before stays while the next is loaded, unless that takes a while. */
export function PageOutlet() {
  const isLate = useLate(useNavigation().state === 'loading');
  return isLate ? <PageSkeleton /> : <Outlet />;
}
