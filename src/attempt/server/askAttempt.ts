import type { ApiError } from '../../api/ApiError';
import type { Body } from '../../api/createQuizClient';
import type { Attempt } from '../../api/entities';
import type { AttemptServer } from './attemptServer';
import { recordIn } from './refusals';

/**
 * Asks for the times and new answers: by a save, even an empty one, otherwise by loading the paper.
 *
 * @param draft what a save would send; null if the server keeps no drafts
 * @returns undefined from a server that sends no `attempt`
 * @throws ApiError
 */
export async function askAttempt(
  server: AttemptServer,
  quizId: string,
  draft: Body<'saveAnswers'> | null,
): Promise<Attempt | undefined> {
  if (draft !== null) {
    try {
      return await server.saveDraft(quizId, draft);
    } catch (error) {
      const failure = error as ApiError;
      // A server may refuse a save while the attempt continues. Only one that sends the answers
      // that count has ended it.
      if (failure.isOver ? recordIn(failure) !== null : !failure.isMissing) throw error;
    }
  }
  return (await server.readPaper(quizId)).attempt;
}
