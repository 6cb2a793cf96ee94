import { useMemo } from 'react';
import { useFacets } from '../tags/useFacets';
import { everything, type QuestionFilter } from './questionSearch';

/**
 * What of a filter this bank can be filtered by, and whether that is known. A server that does not
 * say what there is could refuse the rest, or ignore it.
 */
export function useAppliedFilter(filter: QuestionFilter): readonly [QuestionFilter, boolean] {
  const isAsking = filter.tags.length > 0 || filter.used !== '' || filter.quality !== '';
  const { takesTags, used, quality, isPending } = useFacets(isAsking);
  const takesUse = used !== undefined;
  const takesQuality = quality !== undefined;
  const applied = useMemo(() => {
    const cut = {
      ...filter,
      ...(!takesTags && { tags: everything.tags }),
      ...(!takesUse && { used: everything.used }),
      ...(!takesQuality && { quality: everything.quality }),
    };
    const isSame = (['tags', 'used', 'quality'] as const).every(
      (name) => cut[name] === filter[name],
    );
    return isSame ? filter : cut;
  }, [filter, takesTags, takesUse, takesQuality]);
  return [applied, !(isAsking && isPending)];
}
