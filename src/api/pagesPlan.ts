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

/** Which lists a server has shown to come whole or in pages, and when. */
const forms = new WeakMap<QuizClient, Map<OperationId, { isWhole: boolean; at: number }>>();

/** Whether a server has shown to have no pages of a list; undefined while that is not known. */
export function isKnownWhole(client: QuizClient, operation: OperationId): boolean | undefined {
  return forms.get(client)?.get(operation)?.isWhole;
}

/** When a server first showed the form of a list, in ms since 1970; 0 if it has not. */
export function learnedFormAt(client: QuizClient, operation: OperationId): number {
  return forms.get(client)?.get(operation)?.at ?? 0;
}

function learnForm(client: QuizClient, operation: OperationId, isWhole: boolean): void {
  const known = forms.get(client) ?? new Map<OperationId, { isWhole: boolean; at: number }>();
  forms.set(client, known);
  if (known.get(operation)?.isWhole !== isWhole) known.set(operation, { isWhole, at: Date.now() });
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
