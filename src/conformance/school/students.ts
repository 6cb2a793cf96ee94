import type { Student } from '../../api/entities';
import { hold } from '../judging/judge';
import type { School } from './school';

/** The instructor's list of students. */
export async function listStudents(
  { judge, instructor }: School,
  operation: 'students' | 'studentsWithoutGroup' = 'students',
) {
  return judge.success(await (await instructor()).call(operation));
}

/** A student, as the instructor reads them. */
export async function readStudent({ judge, instructor }: School, id: string): Promise<Student> {
  return judge.success(await (await instructor()).call('student', { ids: { id } }));
}

/** Checks which group a student is in, or that they are in none. */
export async function holdGroup(
  school: School,
  id: string,
  groupId: string | undefined,
): Promise<void> {
  const { group } = await readStudent(school, id);
  // A plain server sends only the name of the group (spec §3).
  const isThere = groupId === undefined ? group === undefined : group !== undefined;
  const isIt = group?._id === undefined || group._id === groupId;
  hold(
    isThere && isIt,
    groupId === undefined ? 'a student without a group' : `the group ${groupId}`,
    JSON.stringify(group ?? 'a student without a group'),
  );
}

/** A student in a group of the instructor, and the group. */
export async function placed(school: School): Promise<{ id: string; groupId: string }> {
  const { _id } = await school.belongings.addGroup();
  const id = await school.belongings.invite();
  const { call } = await school.instructor();
  school.judge.success(await call('addStudentToGroup', { ids: { id, groupId: _id } }));
  return { id, groupId: _id };
}

/** A group with one place, which is taken. */
export async function fullGroup(school: School): Promise<string> {
  const { _id } = await school.belongings.addGroup({ max_students: 1 });
  await school.belongings.invite({ group: _id });
  return _id;
}

/** The lodger, signed in, in the given group or in none. */
export async function housed(school: School, group: { _id: string } | undefined) {
  const { judge, people } = school;
  const person = await people.signIn(await school.lodger());
  const id = person.profile._id;
  const { call } = await school.instructor();
  const { group: present } = await readStudent(school, id);
  if (group !== undefined && present === undefined) {
    judge.success(await call('addStudentToGroup', { ids: { id, groupId: group._id } }));
  }
  if (group === undefined && present !== undefined) {
    const ids = { id, groupId: (await school.group())._id };
    judge.success(await call('removeStudentFromGroup', { ids }));
  }
  return { person, id };
}
