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

/** Which lists a server has shown to come whole (true) or in pages. */
const forms = new WeakMap<QuizClient, Map<OperationId, boolean>>();

/** Whether a server has shown to have no pages of a list; undefined while that is not known. */
export function isKnownWhole(client: QuizClient, operation: OperationId): boolean | undefined {
  return forms.get(client)?.get(operation);
}

function learnForm(client: QuizClient, operation: OperationId, isWhole: boolean): void {
  forms.set(client, (forms.get(client) ?? new Map<OperationId, boolean>()).set(operation, isWhole));
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
      learnForm(client, operation, page.isWhole);
      return page;
    },
  };
}
