import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { sortName, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { readStudentView, studentFields, studentView } from './studentView';

/** Rows per query: few enough that an index always serves it better than the table. */
const pageSize = 1_000;

/** Every student, by last name. */
export function listStudents(call: Call) {
  return studentsWhere(call);
}

/** The students without a group, by last name. */
export function listStudentsWithoutGroup(call: Call) {
  return studentsWhere(call, isNull(users.groupId));
}

/**
 * A student: instructors may read any, students only themselves.
 *
 * @throws Failure 404 for anyone else
 */
export async function readStudent(call: Call, id: string) {
  const { caller } = call;
  if (caller.role === 'Student' && caller.id !== id) {
    throw new Failure(404, replies.students.unknown);
  }
  return readStudentView(call, id);
}

/**
 * Reads page by page along the index of names. All pages show the same instant, so that a student
 * who is renamed meanwhile is neither left out nor listed twice.
 */
function studentsWhere(call: Call, condition?: SQL) {
  return call.database.transaction(
    async (tx) => {
      const students: ReturnType<typeof studentView>[] = [];
      let last: ListedStudent | undefined;
      do {
        const page = await readPage({ ...call, database: tx }, condition, last);
        students.push(...page.map(({ place: _place, ...student }) => studentView(student)));
        last = page.length === pageSize ? page.at(-1) : undefined;
      } while (last);
      return students;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type ListedStudent = Awaited<ReturnType<typeof readPage>>[number];

function readPage(call: Call, condition: SQL | undefined, last?: { place: string; _id: string }) {
  const place = sortName(users.searchText);
  const after = last && sql`(${place}, ${users.id}) > (${last.place}, ${last._id})`;
  return call.database
    .select({ ...studentFields(call), place: sql<string>`${place}` })
    .from(users)
    .where(and(eq(users.role, 'Student'), condition, after))
    .orderBy(asc(place), asc(users.id))
    .limit(pageSize);
}
