import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { infiniteQuestionsOptions } from '../../api/teachingOperations';
import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { everything, bankQuery, type BankQuery, type BankView } from './bankView';
import { findQuestions } from './questionSearch';
import { useActiveFilters } from './activeFilters';

export interface NoMatchProps {
  /** What the bank is asked for. */
  query: BankQuery;
  onChange: (part: BankView) => void;
  /** The bank, if it is there whole; else the server is asked. */
  whole: readonly Question[] | undefined;
}

/** Says that nothing matches, and which filter to take off for how many questions. */
export function NoMatch({ query, onChange, whole }: NoMatchProps) {
  const words = useWords(questionsWords);
  const { filters } = useWords(bankWords);
  const active = useActiveFilters(query);
  const asked = active.length > 1 ? active : [];
  const without = (off: BankView) => bankQuery({ ...query, ...off, sort: '' });
  const { client, queryClient } = useApi();
  const counted = useQueries(
    {
      queries: asked.map(({ off }) => {
        const { queryFn, queryKey, retry } = infiniteQuestionsOptions(client, {
          ...without(off),
          limit: 1,
        });
        return {
          queryKey: [...queryKey, 'total'],
          queryFn: async (context: { signal: AbortSignal }) =>
            (await queryFn({ ...context, pageParam: null })).total,
          retry,
          enabled: whole === undefined,
        };
      }),
    },
    queryClient,
  );
  const choices = asked
    .map((one, place) => ({
      ...one,
      count: whole ? findQuestions(whole, without(one.off)).length : (counted[place]?.data ?? 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const isKnown = whole !== undefined || counted.every(({ isPending }) => !isPending);
  const isStuck = asked.length > 0 && isKnown && choices.length === 0;
  return (
    <EmptyState
      title={words.empty}
      description={isStuck ? filters.conflicting : words.noMatchHint}
      action={
        <div className="qw-question-no-match">
          {choices.map(({ key, label, off, count }) => (
            <Button key={key} onClick={() => onChange(off)}>
              {filters.without(label, count)}
            </Button>
          ))}
          <Button
            variant={choices.length > 0 ? 'quiet' : 'secondary'}
            onClick={() => onChange(everything)}
          >
            {words.clearFilters}
          </Button>
        </div>
      }
    />
  );
}
