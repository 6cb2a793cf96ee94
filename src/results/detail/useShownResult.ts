import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Page, PageQuery } from '../../api/createQuizClient';
import type { ParticipantPage, Participation, Result } from '../../api/entities';
import { useInfiniteResult } from '../../api/operationHooks';
import {
  infiniteResultOptions,
  infiniteResultsOptions,
  resultsOptions,
} from '../../api/operations';
import { isKnownWhole } from '../../api/pagesPlan';
import { isCached, useListing, type Listing } from '../../api/useListing';
import { useLoad, type Load } from '../../api/useLoad';
import { mostInPage } from '../../rules/limits';
import type { ListedResult } from '../listedResult';
import { figuresOfPage, figuresOfWhole, type ShownFigures } from './shownResult';

/** A column that participants are sorted by. */
export type ParticipantColumn = 'name' | 'score' | 'duration';

/** The participants, as far as they have been read. */
export type ParticipantList = Pick<
  Listing<Participation, unknown>,
  'isWhole' | 'total' | 'isOld' | 'readMore' | 'isReadingMore' | 'moreError'
> & { data: readonly Participation[] };

/** A result as its page shows it. */
export interface ShownResult {
  quiz: Result['quiz'];
  figures: ShownFigures;
  list: ParticipantList;
  /** The result with all its participants, of a server without pages. */
  whole: Result | undefined;
  /** The first page of the result, of a server with pages. */
  page: ParticipantPage | undefined;
  /** Reads it with all its participants. */
  readAll: () => Promise<Result>;
}

/** The list of a result that came whole. */
const atOnce = { isOld: false, readMore: undefined, isReadingMore: false, moreError: null };

/**
 * The result of a quiz: page by page where the server can, else out of the list of all. Null if the
 * caller has none. A server that shows no pages of results has no single result either.
 */
export function useShownResult(
  quizId: string,
  asked: PageQuery<'result'>,
): Load<ShownResult | null> {
  const { client, queryClient } = useApi();
  const isKnownPaged = isKnownWhole(client, 'results') === false;
  const results = useListing<ListedResult, Page<'results'>>(
    'results',
    () => ({
      whole: resultsOptions(client),
      pages: infiniteResultsOptions(client, { limit: 1 }),
    }),
    { enabled: !isKnownPaged },
  );
  const isPaged = results.isWhole !== true && (isKnownPaged || results.isWhole === false);
  const paged = useInfiniteResult(quizId, asked, {
    enabled: isPaged,
    placeholderData: (before, query) =>
      isCached(queryClient, query) && query.queryKey[2] === quizId ? before : undefined,
  });
  const resultsLoad = useLoad(results);
  const pagedLoad = useLoad(paged);

  const found = results.isWhole
    ? (results.data?.find(({ quiz }) => quiz._id === quizId) as Result | undefined)
    : undefined;
  const pages = paged.data?.pages;
  const shown = useMemo((): Omit<ShownResult, 'list' | 'readAll'> | undefined => {
    if (found) {
      return { quiz: found.quiz, figures: figuresOfWhole(found), whole: found, page: undefined };
    }
    const page = pages?.[0];
    return page && { quiz: page.quiz, figures: figuresOfPage(page), whole: undefined, page };
  }, [found, pages]);
  const participants = useMemo(
    () => found?.participants ?? pages?.flatMap(({ items }) => items) ?? [],
    [found, pages],
  );
  const { hasNextPage, fetchNextPage } = paged;
  const readMore = useMemo(
    () => (hasNextPage ? () => void fetchNextPage() : undefined),
    [hasNextPage, fetchNextPage],
  );

  if (!isPaged) {
    const { data } = resultsLoad;
    if (shown === undefined || found === undefined) {
      return { ...resultsLoad, data: results.isWhole && data ? null : undefined };
    }
    const list = { ...atOnce, isWhole: true, data: participants, total: participants.length };
    return { ...resultsLoad, data: { ...shown, list, readAll: () => Promise.resolve(found) } };
  }
  if (shown === undefined) {
    const isNone = paged.error?.isNotFound === true;
    return {
      ...pagedLoad,
      data: isNone ? null : undefined,
      error: isNone ? null : pagedLoad.error,
    };
  }
  const failedMore = paged.isFetchNextPageError;
  const list = {
    isWhole: false,
    data: participants,
    total: pages?.[0]?.total,
    isOld: paged.isPlaceholderData,
    readMore,
    isReadingMore: paged.isFetchingNextPage,
    moreError: failedMore ? paged.error : null,
  };
  const readAll = async (): Promise<Result> => {
    const plan = infiniteResultOptions(client, quizId, { limit: mostInPage });
    const { signal } = new AbortController();
    const everyone: Participation[] = [];
    let cursor: string | null = null;
    do {
      const page: ParticipantPage = await plan.queryFn({ signal, pageParam: cursor });
      everyone.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    const { _id = quizId, group } = shown.page ?? {};
    return { _id, quiz: shown.quiz, ...(group && { group }), participants: everyone };
  };
  return { ...pagedLoad, data: { ...shown, list, readAll } };
}
