import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { groups, sortName, users } from '../database/schema';
import type { CallOf } from '../kernel/operation';
import { countRows, findPage, inOrder, type Order, type PageRequest } from '../kernel/pages';
import { hasWords } from '../kernel/search';
import { studentFields, studentView } from './studentView';

type StudentsCall = CallOf<'students'>;

const byLastName: Order = {
  name: 'students',
  by: sortName(users.searchText),
  kind: 'text',
  id: users.id,
  descends: false,
};

/** What students can be told apart by: their membership in groups. */
function membershipsOf({ database, caller }: StudentsCall) {
  const own = database.select({ id: groups.id }).from(groups).where(eq(groups.ownerId, caller.id));
  return {
    none: isNull(users.groupId),
    elsewhere: sql`${users.groupId} is not null and ${users.groupId} not in ${own}`,
  };
}

/**
 * A page of all students, by last name, and how many there are of each membership.
 *
 * @throws Failure 400 on `cursor`
 */
export async function pageOfStudents(call: StudentsCall, request: PageRequest) {
  const { database, query } = call;
  const memberships = membershipsOf(call);
  const everyone = {
    database,
    from: users,
    where: eq(users.role, 'Student'),
    order: byLastName,
  };
  const inGroup = query.group === undefined ? undefined : eq(users.groupId, query.group);
  const matching = and(
    query.membership && memberships[query.membership],
    hasWords(users.searchText, query.q),
  );
  const list = { ...everyone, where: and(everyone.where, inGroup) };
  const page = await findPage(list, request, matching);
  const { total, ...counts } = await countRows(everyone, {
    all: sql`true`,
    ...memberships,
    total: and(inGroup, matching) ?? sql`true`,
  });
  const rows = await database
    .select(studentFields(call))
    .from(users)
    .where(inArray(users.id, page.ids));
  return { items: inOrder(page.ids, rows).map(studentView), next: page.next, total, counts };
}
