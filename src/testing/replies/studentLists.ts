import { byName } from '../../rules/byName';
import { findPeople } from '../../rules/people';
import { pageOf } from '../school/pages';
import { studentOf } from '../school/people';
import type { PersonRecord } from '../school/records';
import type { SchoolData } from '../school/schoolData';
import type { Acting, Replies, Call } from './call';

function studentsOf({ people }: SchoolData): PersonRecord[] {
  return people.filter(({ role }) => role === 'Student').sort(byName);
}

/** Who is in no group, and who is in a group that is not the caller's. */
function memberships({ data, caller }: Acting) {
  const own = new Set(
    data.groups.filter(({ owner }) => owner === caller._id).map(({ group }) => group._id),
  );
  return {
    none: ({ group }: PersonRecord) => group === null,
    elsewhere: ({ group }: PersonRecord) => group !== null && !own.has(group),
  };
}

function studentPage(call: Call<'students'>, limit: number) {
  const { data, caller, query } = call;
  const { cursor, q = '', group, membership } = query;
  const is = memberships(call);
  // Copies, because records change, and a search and a cursor keep what they were.
  const all = studentsOf(data).map((student) => ({ ...student }));
  const asked = all.filter(
    (student) =>
      (group === undefined || student.group === group) &&
      (membership === undefined || is[membership](student)),
  );
  const name = `students of ${caller._id}`;
  const list = { name, rows: findPeople(asked, q), compare: byName };
  const { items, ...page } = pageOf(data.places, list, { limit, cursor });
  return {
    items: items.map((student) => studentOf(data, student, call)),
    ...page,
    counts: {
      all: all.length,
      none: all.filter(is.none).length,
      elsewhere: all.filter(is.elsewhere).length,
    },
  };
}

export const studentListReplies: Replies<'students' | 'studentsWithoutGroup'> = {
  students(call) {
    const { limit } = call.query;
    if (limit !== undefined) return studentPage(call, limit);
    return studentsOf(call.data).map((student) => studentOf(call.data, student, call));
  },

  studentsWithoutGroup: (call) =>
    studentsOf(call.data)
      .filter(({ group }) => group === null)
      .map((student) => studentOf(call.data, student, call)),
};
