import type { PageQuery } from '../../api/createQuizClient';
import type { QuestionFilter } from './questionSearch';

/** A filter as the server takes it. */
export function queryOf({ search, type, difficulty, tags, used, quality }: QuestionFilter) {
  const q = search.trim();
  const query: PageQuery<'questions'> = {
    ...(q !== '' && { q }),
    ...(type !== '' && { type }),
    ...(difficulty !== '' && { difficulty }),
    ...(tags.length > 0 && { tags: tags.join() }),
    ...(used !== '' && { used }),
    ...(quality !== '' && { quality }),
  };
  return query;
}
