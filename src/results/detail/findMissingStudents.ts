import type { GroupStudent, GroupWithStudents, Result } from '../../api/entities';

/**
 * The students of a group who have not taken a quiz; undefined if the server names participants and
 * students in ways that cannot be matched.
 */
export function findMissingStudents(
  { participants }: Result,
  { students }: GroupWithStudents,
): GroupStudent[] | undefined {
  const ids = participants.map(({ participant }) => participant._id);
  if (!ids.includes(undefined)) {
    const present = new Set(ids);
    return students.filter(({ _id }) => !present.has(_id));
  }
  if (students.some(({ email }) => email === undefined)) return undefined;
  const present = new Set(participants.map(({ participant }) => participant.email.toLowerCase()));
  return students.filter(({ email }) => !present.has(email?.toLowerCase() ?? ''));
}
