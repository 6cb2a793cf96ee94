import { leavesOthersAlone } from './bonds';
import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { fullGroup, holdGroup, listStudents, placed } from '../school/students';

export const membershipChecks: readonly Check[] = [
  plainCheck('studentsWithoutGroup', 'lists a student without a group', async (school) => {
    const id = await school.decoys.student();
    const listed = await listStudents(school, 'studentsWithoutGroup');
    hold(
      listed.some(({ _id }) => _id === id),
      'the student in the list',
      'a list without them',
    );
  }),
  plainCheck('studentsWithoutGroup', 'lists no one who is in a group', async (school) => {
    const { id } = await placed(school);
    const listed = await listStudents(school, 'studentsWithoutGroup');
    hold(!listed.some(({ _id }) => _id === id), 'a list without them', 'a list with them');
  }),

  plainCheck('addStudentToGroup', 'puts a student into a group', async (school) => {
    const { id, groupId } = await placed(school);
    await holdGroup(school, id, groupId);
  }),
  check(
    'addStudentToGroup',
    'changes nothing for a student who is already in it',
    async (school) => {
      const ids = await placed(school);
      const { call } = await school.instructor();
      school.judge.success(await call('addStudentToGroup', { ids }));
      await holdGroup(school, ids.id, ids.groupId);
    },
  ),
  check(
    'addStudentToGroup',
    'refuses with 409 a student of another group, and a full group',
    async (school) => {
      const { id } = await placed(school);
      const { call } = await school.instructor();
      const elsewhere = { id, groupId: await school.decoys.group() };
      school.judge.refusal(await call('addStudentToGroup', { ids: elsewhere }), 409);
      const full = { id: await school.belongings.invite(), groupId: await fullGroup(school) };
      school.judge.refusal(await call('addStudentToGroup', { ids: full }), 409);
    },
  ),

  plainCheck('moveStudentToGroup', 'moves a student to another group', async (school) => {
    const { id } = await placed(school);
    const { _id: groupId } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    school.judge.success(await call('moveStudentToGroup', { ids: { id, groupId } }));
    await holdGroup(school, id, groupId);
  }),
  check('moveStudentToGroup', 'refuses a full group with 409', async (school) => {
    const { id } = await placed(school);
    const { call } = await school.instructor();
    const ids = { id, groupId: await fullGroup(school) };
    school.judge.refusal(await call('moveStudentToGroup', { ids }), 409);
  }),
  leavesOthersAlone('moveStudentToGroup'),

  plainCheck('removeStudentFromGroup', 'takes a student out of a group', async (school) => {
    const ids = await placed(school);
    const { call } = await school.instructor();
    school.judge.success(await call('removeStudentFromGroup', { ids }));
    await holdGroup(school, ids.id, undefined);
  }),
  check(
    'removeStudentFromGroup',
    'replies 404 for a student who is not in the group',
    async (school) => {
      const { call } = await school.instructor();
      const ids = { id: await school.belongings.invite(), groupId: await school.decoys.group() };
      school.judge.refusal(await call('removeStudentFromGroup', { ids }), 404);
    },
  ),
];
