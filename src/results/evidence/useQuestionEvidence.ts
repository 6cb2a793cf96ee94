import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Page } from '../../api/createQuizClient';
import type { Evidence, ItemStatistics } from '../../api/entities';
import type { QueryResult } from '../../api/hookTypes';
import { infiniteResultsOptions, resultsOptions } from '../../api/operations';
import { evidenceOptions } from '../../api/teachingOperations';
import { useListing } from '../../api/useListing';
import type { Load } from '../../api/useLoad';
import { pooledItem, type PooledItem } from '../../items/pooledItem';
import type { ListedResult } from '../listedResult';

/** Maximum number of closed quizzes to read for one question. */
const mostQuizzes = 10;

/** The latest results may be of quizzes that are still open. */
const latest = { limit: 2 * mostQuizzes };

/** Statistics of a closed quiz change only with late submissions, which invalidate them at once. */
const staleTime = 60_000;

/** The figures of the question in one closed quiz. */
export interface AskedIn {
  quizId: string;
  title: string;
  item: ItemStatistics;
}

export interface QuestionEvidenceState {
  /** Loaded once every quiz has been read; null if none asked the question. */
  load: Load<PooledItem<AskedIn> | null>;
  /** How many closed quizzes were read. */
  lookedAt: number;
}

/**
 * The figures of a question of the bank in the newest closed quizzes. The first quiz is read alone,
 * so that a server without the operation gets one request rather than ten.
 *
 * @param isThere whether the server has statistics; undefined until it is known
 */
export function useQuestionEvidence(
  questionId: string,
  isThere: boolean | undefined,
): QuestionEvidenceState {
  const { client, queryClient } = useApi();
  const results = useListing<ListedResult, Page<'results'>>(
    'results',
    () => ({
      whole: { ...resultsOptions(client), staleTime },
      pages: { ...infiniteResultsOptions(client, latest), staleTime },
    }),
    { enabled: isThere !== false },
  );
  const closed = useMemo(
    () =>
      (results.data ?? [])
        .flatMap(({ quiz }) => (quiz.closed_at ? { ...quiz, at: Date.parse(quiz.closed_at) } : []))
        .sort((one, other) => other.at - one.at)
        .slice(0, mostQuizzes),
    [results.data],
  );
  const optionsOf = (id: string, enabled: boolean) => ({
    ...evidenceOptions(client, id),
    staleTime,
    enabled,
  });
  const [first] = useQueries(
    { queries: closed.slice(0, 1).map(({ _id }) => optionsOf(_id, isThere === true)) },
    queryClient,
  );
  const others = useQueries(
    {
      queries: closed.slice(1).map(({ _id }) => optionsOf(_id, first?.data !== undefined)),
    },
    queryClient,
  );
  const queries = first === undefined ? [] : [first, ...others];
  const failed = [results, ...(queries as QueryResult<Evidence>[])].filter(
    ({ error }) => error !== null,
  );
  const isReady = results.data !== undefined && queries.every(({ data }) => data !== undefined);
  const asked = closed.flatMap(({ _id, title }, index): AskedIn[] => {
    const item = queries[index]?.data?.items.find((one) => one._id === questionId);
    return item === undefined ? [] : [{ quizId: _id, title, item }];
  });

  return {
    load: {
      data: isReady ? pooledItem(asked) : undefined,
      error: isReady ? null : (failed[0]?.error ?? null),
      isRetrying: failed.some(({ isFetching }) => isFetching),
      retry: () => {
        for (const query of failed) void query.refetch();
      },
    },
    lookedAt: closed.length,
  };
}
