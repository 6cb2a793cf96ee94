import { useEffect, useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import { isKnownWhole } from '../../api/pagesPlan';
import type { Question, QuestionFacets } from '../../api/entities';
import { questionFacetsOptions, questionsOptions } from '../../api/teachingOperations';
import { useCapability } from '../../api/useCapability';
import { useQueryPlan } from '../../api/usePlan';
import { countTags } from '../../rules/tags';

/** What a bank can be filtered by; `used` and `quality` are left out where they are not known. */
export interface Facets extends QuestionFacets {
  /** Whether questions can be found by their tags. */
  takesTags: boolean;
  /** Whether the bank is there whole. */
  isWhole: boolean;
  /** Whether the server has not said it yet. */
  isPending: boolean;
}

const noTags: Facets['tags'] = [];

/** What a whole bank can be filtered by. A server that knows the use of questions says it of some. */
function countFacets(bank: readonly Question[]): QuestionFacets {
  const used = bank.filter((question) => question.used).length;
  const counts = { good: 0, weak: 0, bad: 0 };
  for (const { quality } of bank) if (quality) counts[quality] += 1;
  return {
    tags: countTags(bank.map(({ tags = [] }) => ({ tags, count: 1 }))),
    ...(used > 0 && { used }),
    ...(counts.good + counts.weak + counts.bad > 0 && { quality: counts }),
  };
}

/**
 * What the bank can be filtered by: counted on the device where the bank is there whole, else as the server says,
 * if it does. No tags until it is known.
 *
 * @param isNeeded whether to ask the server
 */
export function useFacets(isNeeded = true): Facets {
  const { client } = useApi();
  const isWhole = isKnownWhole(client, 'questions') === true;
  const isAsked = isNeeded && !isWhole;
  const { isThere, foundMissing } = useCapability('questionFacets', isAsked);
  const whole = useQueryPlan(questionsOptions, { enabled: false });
  const said = useQueryPlan(questionFacetsOptions, { enabled: isAsked && isThere === true });
  const isMissing = said.error?.isMissing === true;
  useEffect(() => {
    if (isMissing && isThere !== false) foundMissing();
  });
  const questions = isNeeded && isWhole ? whole.data : undefined;
  const counted = useMemo(() => questions && countFacets(questions), [questions]);
  return {
    tags: noTags,
    ...(isWhole ? counted : said.data),
    isWhole,
    takesTags: isWhole || (isThere === true && !isMissing),
    isPending: isAsked && (isThere === undefined || (isThere && said.isPending)),
  };
}
