import { useEffect, useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import { isKnownWhole } from '../../api/pagesPlan';
import type { QuestionFacets } from '../../api/entities';
import { questionFacetsOptions, questionsOptions } from '../../api/teachingOperations';
import { useCapability } from '../../api/useCapability';
import { useQueryPlan } from '../../api/usePlan';
import { countTags } from '../../rules/tags';

/** What a bank can be filtered by; `used` is left out where it is not known. */
export type Facets = Pick<QuestionFacets, 'tags' | 'used'>;

const none: Facets = { tags: [] };

/**
 * The tags of the bank: counted on the device where the bank is there whole, else as the server says,
 * if it does. Empty until it is known.
 */
export function useFacets(): Facets {
  const { client } = useApi();
  const isWhole = isKnownWhole(client, 'questions') === true;
  const { isThere, foundMissing } = useCapability('questionFacets', !isWhole);
  const whole = useQueryPlan(questionsOptions, { enabled: false });
  const said = useQueryPlan(questionFacetsOptions, { enabled: !isWhole && isThere === true });
  const isMissing = said.error?.isMissing === true;
  useEffect(() => {
    if (isMissing && isThere !== false) foundMissing();
  });
  const counted = useMemo(
    () =>
      isWhole && whole.data
        ? { tags: countTags(whole.data.map(({ tags = [] }) => ({ tags, count: 1 }))) }
        : undefined,
    [isWhole, whole.data],
  );
  return counted ?? said.data ?? none;
}
