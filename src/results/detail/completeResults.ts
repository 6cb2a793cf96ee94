import type { QueryClient } from '@tanstack/react-query';
import type { QuizClient } from '../../api/createQuizClient';
import type { Result } from '../../api/entities';
import type { QueryPlan } from '../../api/hookTypes';
import { groupOptions, quizOptions } from '../../api/operations';
import type { ExportedResult } from './resultsExport';

interface Api {
  client: QuizClient;
  queryClient: QueryClient;
}

/** What does not come with results, by id. What cannot be read costs the file its cells. */
async function readEach<Read>(
  { queryClient }: Api,
  ids: readonly string[],
  planOf: (id: string) => QueryPlan<Read>,
): Promise<ReadonlyMap<string, Read | null>> {
  const read = [...new Set(ids)].map(
    async (id) => [id, await queryClient.fetchQuery(planOf(id)).catch(() => null)] as const,
  );
  return new Map(await Promise.all(read));
}

/** Adds to results the names of their groups and their maximum, wherever the server has them. */
export async function completeResults(
  api: Api,
  results: readonly Result[],
): Promise<ExportedResult[]> {
  const { client } = api;
  const withoutGroup = results.flatMap(({ group, quiz }) => (group ? [] : (quiz.group ?? [])));
  const withoutMaximum = results.flatMap(({ quiz }) =>
    quiz.max_score === undefined ? quiz._id : [],
  );
  const [groups, quizzes] = await Promise.all([
    readEach(api, withoutGroup, (id) => groupOptions(client, id)),
    readEach(api, withoutMaximum, (id) => quizOptions(client, id)),
  ]);
  return results.map((result) => {
    const { group, quiz } = result;
    const { questions_number: questions, score_per_question: score } = quizzes.get(quiz._id) ?? {};
    return {
      result,
      groupName: group?.name ?? groups.get(quiz.group ?? '')?.name,
      maximum: quiz.max_score ?? (questions && score ? questions * score : undefined),
    };
  });
}
