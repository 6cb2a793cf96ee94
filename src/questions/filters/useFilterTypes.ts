import { useMemo } from 'react';
import type { NamedType, Question } from '../../api/entities';
import { questionFacetsOptions } from '../../api/teachingOperations';
import { useQueryPlan } from '../../api/usePlan';
import { useQuestionTypes } from '../../provider/useQuestionTypes';

/**
 * The types that the bank can be filtered by: those that questions can have, then those that its
 * questions, or the filter, still have.
 *
 * @param whole the bank, if it is there whole; of a bank in pages, the facets of the server say it,
 *   once the other filters have asked for them
 * @param asked the type of the view; '' for any
 */
export function useFilterTypes(
  whole: readonly Question[] | undefined,
  asked: string,
): readonly NamedType[] {
  const { types, typeName } = useQuestionTypes();
  const { data: facets } = useQueryPlan(questionFacetsOptions, { enabled: false });
  const had = useMemo(
    () => (whole ? [...new Set(whole.map(({ type }) => type))] : facets?.types),
    [whole, facets],
  );
  return useMemo(() => {
    const listed = new Set(types.map(({ value }) => value));
    const others = [...new Set([...(had ?? []), asked])]
      .filter((value) => value !== '' && !listed.has(value))
      .sort()
      .map((value) => ({ value, label: typeName(value) }));
    return others.length === 0 ? types : [...types, ...others];
  }, [types, typeName, had, asked]);
}
