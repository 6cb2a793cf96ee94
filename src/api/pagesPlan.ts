import { ApiError } from './ApiError';
import type { OperationId, QuizClient } from './createQuizClient';
import type { PagesPlan } from './hookTypes';
import { queryDefaults } from './queryDefaults';

/** How many are asked for at once, unless a query says it. */
const usualLimit = 50;

interface AnyPage {
  next: string | null;
  isWhole: boolean;
}

/** The lists that a server has shown to have no pages, and when. */
const whole = new WeakMap<QuizClient, Map<OperationId, number>>();

/** Whether a server has shown to have no pages of a list. */
export function isKnownWhole(client: QuizClient, operation: OperationId): boolean {
  return whole.get(client)?.has(operation) === true;
}

/** When a server first showed to have no pages of a list, in ms since 1970; 0 if it has not. */
export function learnedWholeAt(client: QuizClient, operation: OperationId): number {
  return whole.get(client)?.get(operation) ?? 0;
}

function learnWhole(client: QuizClient, operation: OperationId): void {
  const known = whole.get(client) ?? new Map<OperationId, number>();
  whole.set(client, known);
  if (!known.has(operation)) known.set(operation, Date.now());
}

/** A strict server refuses parameters that it does not know; one that knows them says a code. */
function mayNotKnowPages(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.code === undefined;
}

/**
 * Plans to read a list page by page. A server without pages answers the whole list, as one page.
 *
 * @param ask makes one call with these parameters
 */
export function pagesPlan<Data extends AnyPage, Query extends { limit?: number }>(
  client: QuizClient,
  operation: OperationId,
  queryKey: readonly unknown[],
  query: Query,
  ask: (parameters: Query & { cursor?: string }, signal: AbortSignal) => Promise<Data>,
): PagesPlan<Data> {
  return {
    ...queryDefaults,
    queryKey,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    queryFn: async ({ pageParam, signal }) => {
      const parameters = { limit: usualLimit, ...query };
      const page = await ask(
        pageParam === null ? parameters : { ...parameters, cursor: pageParam },
        signal,
      ).catch((error: unknown) => {
        if (pageParam === null && mayNotKnowPages(error)) return ask({} as Query, signal);
        throw error;
      });
      if (page.isWhole) learnWhole(client, operation);
      return page;
    },
  };
}
