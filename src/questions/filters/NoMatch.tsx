import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { infiniteQuestionsOptions } from '../../api/teachingOperations';
import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { everything, findQuestions, type QuestionFilter } from './questionSearch';
import { queryOf } from './questionQuery';
import { useActiveFilters } from './activeFilters';

export interface NoMatchProps {
  filter: QuestionFilter;
  onAsk: (change: Partial<QuestionFilter>) => void;
  /** The bank, if it is there whole; else the server is asked. */
  whole: readonly Question[] | undefined;
}

/** Says that nothing matches, and which filter to take off for how many questions. */
export function NoMatch({ filter, onAsk, whole }: NoMatchProps) {
  const words = useWords(questionsWords);
  const { filters } = useWords(bankWords);
  const active = useActiveFilters(filter);
  const asked = active.length > 1 ? active : [];
  const { client, queryClient } = useApi();
  const counted = useQueries(
    {
      queries: asked.map(({ off }) => {
        const { queryFn, queryKey, retry } = infiniteQuestionsOptions(client, {
          ...queryOf({ ...filter, ...off }),
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
      count: whole
        ? findQuestions(whole, { ...filter, ...one.off }).length
        : (counted[place]?.data ?? 0),
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
            <Button key={key} onClick={() => onAsk(off)}>
              {filters.without(label, count)}
            </Button>
          ))}
          <Button
            variant={choices.length > 0 ? 'quiet' : 'secondary'}
            onClick={() => onAsk(everything)}
          >
            {words.clearFilters}
          </Button>
        </div>
      }
    />
  );
}
