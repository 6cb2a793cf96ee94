import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLate } from './useLate';

/** Stands where a page is being loaded, and shows only when that takes a while. */
export function PageSkeleton() {
  const common = useWords(commonWords);
  return useLate(true) ? <Skeleton lines={5} label={common.loading} /> : null;
}
