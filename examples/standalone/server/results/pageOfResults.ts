import { and, eq, inArray, sql } from 'drizzle-orm';
import { attempts, groups, quizzes, sortText, users } from '../database/schema';
import type { CallOf } from '../kernel/operation';
import {
  countRows,
  directionOf,
  findPage,
  inOrder,
  type Order,
  type PageRequest,
} from '../kernel/pages';
import { hasWords } from '../kernel/search';
import { resultViewer } from './resultView';
import { areInResult, haveResult, isOwnAttempt, quizColumns } from './seenResults';

type ResultsCall = CallOf<'results'>;

const latestFirst: Order = {
  name: 'results',
  by: quizzes.closesAt,
  kind: 'instant',
  id: quizzes.id,
  descends: true,
};

/** What quizzes are sorted by and searched in. They are few, so that most of it needs no index. */
function factsOf(call: ResultsCall) {
  const { database } = call;
  const groupName = database
    .select({ name: groups.name })
    .from(groups)
    .where(eq(groups.id, quizzes.groupId));
  const persons = database
    .select({ persons: sql`count(*)` })
    .from(users)
    .where(eq(users.groupId, quizzes.groupId));
  const participants = database
    .select({ participants: sql`count(*)::int` })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizzes.id), isOwnAttempt(call), areInResult(call)));
  return { groupName, persons, participants };
}

function orderOf(call: ResultsCall): Order {
  const { sort } = call.query;
  if (sort === undefined) return latestFirst;
  const { groupName, persons, participants } = factsOf(call);
  const columns = {
    title: { by: sortText(sql`plain_text(${quizzes.title})`), kind: 'text' },
    group: { by: sortText(sql`plain_text(${groupName})`), kind: 'text' },
    persons: { by: sql`${persons}`, kind: 'number' },
    participants: { by: sql`${participants}`, kind: 'number' },
    date: { by: quizzes.closesAt, kind: 'instant' },
  } as const;
  const { column, descends } = directionOf<keyof typeof columns>(sort);
  return { ...columns[column], name: `results ${sort}`, id: quizzes.id, descends };
}

/**
 * A page of results, latest first unless it is sorted, with the number of participants of each. It
 * reads no participant and no answer.
 *
 * @throws Failure 400 on `cursor`
 */
export async function pageOfResults(call: ResultsCall, request: PageRequest) {
  const { database, query } = call;
  const { groupName, participants } = factsOf(call);
  const list = { database, from: quizzes, where: haveResult(call), order: orderOf(call) };
  const words = sql`plain_text(${quizzes.title} || E'\n' || ${groupName})`;
  const matching = hasWords(words, query.q);
  const { ids, next } = await findPage(list, request, matching);
  const found = { total: matching ?? sql`true` };
  const { total } = await countRows({ ...list, order: latestFirst }, found);
  const rows = await database
    .select({ ...quizColumns, participants: sql<number>`${participants}` })
    .from(quizzes)
    .where(inArray(quizzes.id, ids));
  const view = await resultViewer(call, rows);
  const items = inOrder(ids, rows).map((row) => ({ ...view(row), participants: row.participants }));
  return { items, next, total };
}
