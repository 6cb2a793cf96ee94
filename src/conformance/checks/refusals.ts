import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence } from '../judging/outcome';
import { fullGroup, holdGroup, listStudents, placed, readStudent } from '../school/students';

const dayMs = 24 * 60 * 60_000;

/** What is refused has done nothing, not even in part. */
export const refusalChecks: readonly Check[] = [
  check('createStudent', 'makes no account when it refuses the group', async (school) => {
    const { belongings, people, judge } = school;
    const { call } = await school.instructor();
    const body = {
      first_name: belongings.newName('student'),
      last_name: 'Unplaced',
      email: people.addressOf('unplaced'),
    };
    const full = { ...body, group: await fullGroup(school) };
    judge.refusal(await call('createStudent', { body: full }), 409);
    const isListed = (await listStudents(school)).some(({ email }) => email === body.email);
    hold(!isListed, `a list without ${body.email}`, 'a list with it');
    judge.success(await call('createStudent', { body }));
  }),
  check('updateStudent', 'changes nothing when it refuses the email', async (school) => {
    const _id = await school.belongings.invite();
    const { last_name } = await readStudent(school, _id);
    const { call } = await school.instructor();
    const body = { _id, last_name: 'Halfway', email: (await school.student()).email };
    school.judge.refusal(await call('updateStudent', { body }), 409);
    const now = await readStudent(school, _id);
    hold(now.last_name === last_name, last_name, now.last_name);
  }),
  check('updateGroup', 'changes nothing when it refuses the size', async (school) => {
    const { _id, name } = await school.belongings.addGroup();
    for (let count = 0; count < 2; count += 1) await school.belongings.invite({ group: _id });
    const { call } = await school.instructor();
    const ids = { id: _id };
    const body = { name: school.belongings.newName('group'), max_students: 1 };
    school.judge.refusal(await call('updateGroup', { ids, body }), 409);
    const now = school.judge.success(await call('group', { ids }));
    hold(now.name === name, `"${name}"`, `"${now.name}"`);
  }),
  check('addStudentToGroup', 'adds no one when it refuses the group', async (school) => {
    const ids = { id: await school.belongings.invite(), groupId: await fullGroup(school) };
    const { call } = await school.instructor();
    school.judge.refusal(await call('addStudentToGroup', { ids }), 409);
    await holdGroup(school, ids.id, undefined);
  }),
  check('moveStudentToGroup', 'leaves the student when it refuses the group', async (school) => {
    const { id, groupId } = await placed(school);
    const { call } = await school.instructor();
    const ids = { id, groupId: await fullGroup(school) };
    school.judge.refusal(await call('moveStudentToGroup', { ids }), 409);
    await holdGroup(school, id, groupId);
  }),
  check('createQuiz', 'sets up nothing when there are too few questions', async (school) => {
    const { call } = await school.otherInstructor();
    const schadule = new Date(school.client.now().getTime() + dayMs).toISOString();
    const { draft } = await school.laterQuiz();
    const title = school.belongings.newName('quiz');
    const body = { ...draft, title, group: await school.foreignGroup(), schadule };
    school.judge.refusal(await call('createQuiz', { body }), 409);
    const listed = school.judge.success(await call('upcomingQuizzes'));
    const isThere = listed.some((quiz) => quiz.title === title);
    hold(!isThere, `a list without "${title}"`, 'a list with it');
  }),
  check('joinQuiz', 'leaves a student without a group whom it refuses', async (school) => {
    const { belongings, judge } = school;
    await school.bank();
    const group = await fullGroup(school);
    const schadule = (await school.laterQuiz()).draft.schadule;
    const { code } = await belongings.setUpQuiz({ group, schadule });
    const { call, profile } = await school.holder();
    judge.refusal(await call('joinQuiz', { body: { code } }), 409);
    await asEvidence(() => holdGroup(school, profile._id, undefined));
  }),
];
