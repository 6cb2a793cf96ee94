import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useDelayed } from './useDelayed';

/** A placeholder for a page that is loading; visible only if that takes long. */
export function PageSkeleton() {
  const common = useWords(commonWords);
  return useDelayed(true) ? <Skeleton lines={5} label={common.loading} /> : null;
}
