import type { Page } from '../../api/createQuizClient';
import type { Question } from '../../api/entities';
import { infiniteQuestionsOptions, questionsOptions } from '../../api/teachingOperations';
import { useListing, type Listing } from '../../api/useListing';
import { useSettled } from '../../base/useSettled';
import type { QuestionSort } from '../filters/questionOrder';
import { queryOf } from '../filters/questionQuery';
import type { QuestionFilter } from '../filters/questionSearch';

export interface BankList extends Listing<Question, Page<'questions'>> {
  /** Whether a search or a filter has been sent with it. */
  isFiltered: boolean;
  /** Whether it answers the filter, and the user has paused in typing. */
  isSettled: boolean;
}

/**
 * The bank: in pages by this filter and order, or whole and as the server has it.
 *
 * @param isKnown whether the server takes the filter
 */
export function useBankList(
  filter: QuestionFilter,
  sort: QuestionSort | null,
  isKnown: boolean,
): BankList {
  const search = useSettled(filter.search);
  const query = queryOf({ ...filter, search });
  const isFiltered = Object.keys(query).length > 0;
  if (sort) query.sort = `${sort.order === 'descending' ? '-' : ''}${sort.column}`;
  const list = useListing<Question, Page<'questions'>>(
    'questions',
    (client) => ({
      whole: questionsOptions(client),
      pages: infiniteQuestionsOptions(client, query),
    }),
    { enabled: isKnown },
  );
  return { ...list, isFiltered, isSettled: search === filter.search && !list.isOld };
}
