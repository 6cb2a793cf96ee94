import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useDelayed } from './useDelayed';

/** Stands where a page is being loaded, and shows only when that takes a while. */
export function PageSkeleton() {
  const common = useWords(commonWords);
  return useDelayed(true) ? <Skeleton lines={5} label={common.loading} /> : null;
}
