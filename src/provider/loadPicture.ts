import type { Api } from '../api/ApiContext';
import { codeLoader } from '../base/codeLoader';
import { ApiError } from '../api/ApiError';
import { pictureOptions, pictureStaleMs } from '../api/picture';

const loadDrawing = codeLoader(() => import('./QuestionPicture'));

/**
 * Loads a picture of a question, and what shows it.
 *
 * @returns whether asking again would change nothing: one that the server refuses stays refused, one
 * that is lost on the way may come yet
 */
export async function loadPicture(
  { client, queryClient }: Pick<Api, 'client' | 'queryClient'>,
  id: string,
): Promise<boolean> {
  try {
    await Promise.all([
      queryClient.fetchQuery({
        ...pictureOptions(client, id),
        staleTime: pictureStaleMs,
        retry: false,
      }),
      loadDrawing(),
    ]);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.kind === 'http';
  }
}
