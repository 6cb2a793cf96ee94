import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import type { QueryPlan, QuizClient } from 'quizwright/client';
import { readToken } from '../account/session';
import { connect } from './client';

type Plan = (client: QuizClient) => QueryPlan<unknown>;

/** Loads queries for the person who is signed in. What fails is left to the browser. */
export async function prefetch(...plans: Plan[]): Promise<DehydratedState> {
  const client = connect(await readToken());
  const queryClient = new QueryClient();
  await Promise.all(
    plans.map((plan) => queryClient.prefetchQuery({ ...plan(client), retry: false })),
  );
  return dehydrate(queryClient);
}
