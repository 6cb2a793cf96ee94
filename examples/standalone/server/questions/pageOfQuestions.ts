import { and, eq, inArray, sql } from 'drizzle-orm';
import { tagKeysIn } from 'quizwright/rules';
import { difficultyRank, questions, sortText } from '../database/schema';
import type { CallOf } from '../kernel/operation';
import {
  countRows,
  directionOf,
  findPage,
  inOrder,
  type List,
  type Order,
  type PageRequest,
} from '../kernel/pages';
import { hasWords } from '../kernel/search';
import { listedFields, questionView } from './bank';
import { hasTagKeys, isUsed } from './questionFilters';

type QuestionsCall = CallOf<'questions'>;

const newestFirst: Order = {
  name: 'questions',
  by: questions.createdAt,
  kind: 'instant',
  id: questions.id,
  descends: true,
};

/** Each has an index. */
const columns = {
  title: { by: sortText(questions.searchText), kind: 'text' },
  description: { by: sortText(sql`plain_text(left(${questions.description}, 100))`), kind: 'text' },
  difficulty: { by: difficultyRank(questions.difficulty), kind: 'number' },
  type: { by: questions.type, kind: 'text' },
} as const;

function orderOf(sort: QuestionsCall['query']['sort']): Order {
  if (sort === undefined) return newestFirst;
  const { column, descends } = directionOf<keyof typeof columns>(sort);
  return { ...columns[column], name: `questions ${sort}`, id: questions.id, descends };
}

/**
 * A page of the instructor's own bank, newest first unless it is sorted.
 *
 * @throws Failure 400 on `cursor`
 */
export async function pageOfQuestions(
  { database, caller, query }: QuestionsCall,
  request: PageRequest,
) {
  const { sort, type, difficulty, tags = '', used, quality, q } = query;
  const list: List = {
    database,
    from: questions,
    where: eq(questions.ownerId, caller.id),
    order: orderOf(sort),
  };
  const matching = and(
    type === undefined ? undefined : eq(questions.type, type),
    difficulty && eq(questions.difficulty, difficulty),
    hasTagKeys(tagKeysIn(tags)),
    used && isUsed(used === 'yes'),
    quality && eq(questions.quality, quality),
    hasWords(questions.searchText, q),
  );
  const page = await findPage(list, request, matching);
  const found = { total: matching ?? sql`true` };
  const { total } = await countRows({ ...list, order: newestFirst }, found);
  const rows = await database
    .select(listedFields)
    .from(questions)
    .where(inArray(questions.id, page.ids));
  return { items: inOrder(page.ids, rows.map(questionView)), next: page.next, total };
}
