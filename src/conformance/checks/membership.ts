import { leavesOthersAlone } from './bonds';
import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence } from '../judging/outcome';
import { fullGroup, holdGroup, housed, listStudents, placed } from '../school/students';

export const membershipChecks: readonly Check[] = [
  check('me', 'names the group that a student is in by now', async (school) => {
    const { judge } = school;
    const { person, id } = await housed(school, undefined);
    const readGroupName = async () => judge.success(await person.call('me')).group?.name;
    const before = await readGroupName();
    hold(before === undefined, 'no group before the student is in one', `"${before}"`);
    const { _id: groupId, name } = await school.group();
    const { call } = await school.instructor();
    judge.success(await call('addStudentToGroup', { ids: { id, groupId } }));
    const within = await readGroupName();
    hold(within === name, `the group "${name}", since the student was put into it`, `${within}`);
    judge.success(await call('removeStudentFromGroup', { ids: { id, groupId } }));
    const after = await readGroupName();
    hold(after === undefined, 'no group, since the student was taken out of it', `"${after}"`);
  }),
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

  check('studentsWithoutGroup', 'lists students by last name', async (school) => {
    const { invite } = school.belongings;
    const last = await invite({ last_name: 'Ziegler' });
    const first = await invite({ last_name: 'Abbott' });
    const ids = (await listStudents(school, 'studentsWithoutGroup')).map(({ _id }) => _id);
    const [before, after] = [ids.indexOf(first), ids.indexOf(last)];
    hold(
      before >= 0 && before < after,
      'Abbott before Ziegler',
      `Abbott at ${before}, Ziegler at ${after}`,
    );
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
      school.judge.refusedAs(
        await call('addStudentToGroup', { ids: elsewhere }),
        'student.inGroup',
      );
      const full = { id: await school.belongings.invite(), groupId: await fullGroup(school) };
      school.judge.refusedAs(await call('addStudentToGroup', { ids: full }), 'group.full');
    },
  ),

  plainCheck('moveStudentToGroup', 'moves a student to another group', async (school) => {
    const { id } = await placed(school);
    const { _id: groupId } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    school.judge.success(await call('moveStudentToGroup', { ids: { id, groupId } }));
    await holdGroup(school, id, groupId);
  }),
  check('moveStudentToGroup', 'takes the student out of the earlier group', async (school) => {
    const { id, groupId: from } = await placed(school);
    const { _id: to } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    school.judge.success(await call('moveStudentToGroup', { ids: { id, groupId: to } }));
    for (const [group, wanted] of [
      [from, false],
      [to, true],
    ] as const) {
      const reply = await call('group', { ids: { id: group } });
      const isThere = school.judge.success(reply).students.some(({ _id }) => _id === id);
      hold(isThere === wanted, 'the student in the new group alone', reply);
    }
  }),
  check('moveStudentToGroup', 'moves a student who is in no group', async (school) => {
    const id = await school.belongings.invite();
    const { _id: groupId } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    school.judge.success(await call('moveStudentToGroup', { ids: { id, groupId } }));
    await holdGroup(school, id, groupId);
  }),
  check('moveStudentToGroup', 'refuses a full group with 409', async (school) => {
    const { id } = await placed(school);
    const { call } = await school.instructor();
    const ids = { id, groupId: await fullGroup(school) };
    school.judge.refusedAs(await call('moveStudentToGroup', { ids }), 'group.full');
  }),
  leavesOthersAlone('moveStudentToGroup'),

  plainCheck('removeStudentFromGroup', 'takes a student out of a group', async (school) => {
    const ids = await placed(school);
    const { call } = await school.instructor();
    school.judge.success(await call('removeStudentFromGroup', { ids }));
    await holdGroup(school, ids.id, undefined);
  }),
  check('removeStudentFromGroup', 'makes room for another student', async (school) => {
    const groupId = await fullGroup(school);
    const { call } = await school.instructor();
    const group = school.judge.success(await call('group', { ids: { id: groupId } }));
    const ids = { id: group.students[0]?._id ?? '', groupId };
    school.judge.success(await call('removeStudentFromGroup', { ids }));
    const id = await school.belongings.invite();
    const reply = await call('addStudentToGroup', { ids: { id, groupId } });
    await asEvidence(() => school.judge.success(reply));
  }),
  check(
    'removeStudentFromGroup',
    'replies 404 for a student who is not in the group',
    async (school) => {
      const { call } = await school.instructor();
      const ids = { id: await school.belongings.invite(), groupId: await school.decoys.group() };
      school.judge.refusedAs(await call('removeStudentFromGroup', { ids }), 'student.notInGroup');
    },
  ),
];
