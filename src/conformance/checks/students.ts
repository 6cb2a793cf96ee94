import { missingStatuses } from '../../api/ApiError';
import { leavesOthersAlone, leavesTheFreeAlone } from './bonds';
import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, under } from '../judging/outcome';
import { sampleText } from '../school/belongings';
import { fullGroup, holdGroup, housed, listStudents, readStudent } from '../school/students';

export const studentChecks: readonly Check[] = [
  plainCheck('students', 'lists a student who was added', async (school) => {
    const id = await school.decoys.student();
    const isListed = (await listStudents(school)).some(({ _id }) => _id === id);
    hold(isListed, 'the student in the list', 'a list without them');
  }),
  check('students', 'lists students by last name', async (school) => {
    const { invite } = school.belongings;
    const last = await invite({ last_name: 'Zuse' });
    const first = await invite({ last_name: 'Abel' });
    const ids = (await listStudents(school)).map(({ _id }) => _id);
    const [before, after] = [ids.indexOf(first), ids.indexOf(last)];
    hold(before >= 0 && before < after, 'Abel before Zuse', `Abel at ${before}, Zuse at ${after}`);
  }),

  check('students', 'lists and shows the students of other instructors too', async (school) => {
    const other = await school.otherInstructor();
    const body = {
      first_name: school.belongings.newName('student'),
      last_name: 'Elsewhere',
      email: school.people.addressOf('elsewhere'),
      group: await school.foreignGroup(),
    };
    school.judge.success(await other.call('createStudent', { body }));
    const found = (await listStudents(school)).find(({ email }) => email === body.email);
    hold(found !== undefined, `${body.email} in the list`, 'a list without them');
    const { email } = await readStudent(school, found?._id ?? '');
    hold(email === body.email, body.email, email);
  }),

  plainCheck('createStudent', 'adds a student, who is then listed', async (school) => {
    const { call } = await school.instructor();
    const body = {
      first_name: school.belongings.newName('student'),
      last_name: 'Added',
      email: school.people.addressOf('added'),
    };
    school.judge.success(await call('createStudent', { body }));
    const found = (await listStudents(school)).find(({ email }) => email === body.email);
    hold(
      found?.first_name === body.first_name && found.last_name === body.last_name,
      `${body.email} in the list by name`,
      JSON.stringify(found ?? 'a list without them'),
    );
  }),
  check('createStudent', 'keeps the last name as it was sent', async (school) => {
    const id = await school.belongings.invite({ last_name: sampleText });
    const { last_name } = await readStudent(school, id);
    hold(last_name === sampleText, `"${sampleText}"`, `"${last_name}"`);
  }),
  check('createStudent', 'puts the student into the instructor’s own group', async (school) => {
    const { _id } = await school.belongings.addGroup();
    await holdGroup(school, await school.belongings.invite({ group: _id }), _id);
  }),
  check(
    'createStudent',
    'refuses a full group and the group of another instructor',
    async (school) => {
      const draft = (name: string) => ({
        first_name: school.belongings.newName('student'),
        last_name: name,
        email: school.people.addressOf(name),
      });
      const { call } = await school.instructor();
      const full = { ...draft('surplus'), group: await fullGroup(school) };
      school.judge.refusedAs(await call('createStudent', { body: full }), 'group.full');
      const foreign = { ...draft('stray'), group: await school.foreignGroup() };
      school.judge.refusal(await call('createStudent', { body: foreign }), [400, 404]);
    },
  ),
  check('createStudent', 'refuses an email that has an account with 409', async (school) => {
    const { call } = await school.instructor();
    const { email } = await school.student();
    const body = { first_name: school.belongings.newName('student'), last_name: 'Double', email };
    school.judge.refusedAs(await call('createStudent', { body }), 'email.taken');
  }),
  check('createStudent', 'refuses addresses without a domain of two letters', async (school) => {
    const { call } = await school.instructor();
    const local = school.people.addressOf('misfit').split('@')[0];
    for (const email of [
      local,
      `${local}@school`,
      `${local}@school.e`,
      `${local} x@school.example`,
    ]) {
      const body = { first_name: school.belongings.newName('student'), last_name: 'Misfit', email };
      const reply = await call('createStudent', { body });
      under(`for "${email}"`, () => school.judge.refusal(reply, 400, 'email'));
    }
  }),
  check('createStudent', 'names the invalid fields', async ({ judge, instructor }) => {
    const { call } = await instructor();
    const body = { first_name: ' ', last_name: 'Misfit', email: 'not an address' };
    judge.refusal(await call('createStudent', { body }), 400, 'first_name', 'email');
  }),

  plainCheck('updateStudent', 'changes the names, beside an unchanged email', async (school) => {
    const id = await school.belongings.invite();
    const { email } = await readStudent(school, id);
    const { call } = await school.instructor();
    const body = {
      _id: id,
      first_name: school.belongings.newName('student'),
      last_name: 'Renamed',
      email,
    };
    school.judge.success(await call('updateStudent', { body }));
    const changed = await readStudent(school, id);
    hold(
      changed.first_name === body.first_name && changed.last_name === body.last_name,
      `${body.first_name} ${body.last_name}`,
      `${changed.first_name} ${changed.last_name}`,
    );
  }),
  check('updateStudent', 'shows students their new names', async (school) => {
    const { person, id } = await housed(school, await school.group());
    const { call } = await school.instructor();
    const body = { _id: id, first_name: school.belongings.newName('student') };
    school.judge.success(await call('updateStudent', { body }));
    const { profile } = await school.people.signIn(person);
    hold(profile.first_name === body.first_name, body.first_name, profile.first_name);
    const reply = await person.call('me');
    if (missingStatuses.includes(reply.status)) return;
    const { first_name } = school.judge.success(reply);
    hold(first_name === body.first_name, `${body.first_name} in GET /auth/me`, first_name);
  }),
  check('updateStudent', 'keeps the fields that are not sent', async (school) => {
    const id = await school.belongings.invite();
    const { last_name, email } = await readStudent(school, id);
    const { call } = await school.instructor();
    const body = { _id: id, first_name: school.belongings.newName('student') };
    school.judge.success(await call('updateStudent', { body }));
    const changed = await readStudent(school, id);
    hold(
      changed.last_name === last_name && changed.email === email,
      `${last_name}, ${email}`,
      `${changed.last_name}, ${changed.email}`,
    );
  }),
  check('updateStudent', 'leaves inactive whose status is not sent', async (school) => {
    const _id = await school.belongings.invite();
    const { call } = await school.instructor();
    const first_name = school.belongings.newName('student');
    for (const change of [{ status: 'inactive' as const }, { first_name }]) {
      school.judge.success(await call('updateStudent', { body: { _id, ...change } }));
    }
    const { status } = await readStudent(school, _id);
    hold(status === 'inactive', 'the status "inactive"', `"${status}"`);
  }),
  check(
    'updateStudent',
    'signs out a student who becomes inactive, until they are active again',
    async (school) => {
      const { client, judge, people } = school;
      const { person, id } = await housed(school, await school.group());
      const { email, password } = person;
      const { call } = await school.instructor();
      const set = (status: 'active' | 'inactive') =>
        call('updateStudent', { body: { _id: id, status } });
      judge.success(await set('inactive'));
      const body = { email, password };
      const [session, login] = [
        await person.call('upcomingQuizzes'),
        await client.call(null, 'login', { body }),
      ];
      await asEvidence(() => judge.refusal(session, 401));
      await asEvidence(() => judge.refusedAs(login, 'login.inactive'));
      judge.success(await set('active'));
      await asEvidence(() => people.signIn(body));
    },
  ),
  check('updateStudent', 'refuses an email that has an account with 409', async (school) => {
    const { call } = await school.instructor();
    const body = { _id: await school.decoys.student(), email: (await school.student()).email };
    school.judge.refusedAs(await call('updateStudent', { body }), 'email.taken');
  }),
  check('updateStudent', 'names the invalid fields', async (school) => {
    const { call } = await school.instructor();
    const body = { _id: await school.decoys.student(), email: 'none', status: 'asleep' };
    school.judge.refusal(await call('updateStudent', { body }), 400, 'email', 'status');
  }),
  check('updateStudent', 'replies 404 for a student that was deleted', async (school) => {
    const { call } = await school.instructor();
    const body = { _id: await school.gone.student(), last_name: 'Gone' };
    school.judge.refusedAs(await call('updateStudent', { body }), 'student.unknown');
  }),
  leavesOthersAlone('updateStudent'),
  leavesTheFreeAlone('updateStudent'),

  plainCheck('student', 'reads a student', async (school) => {
    const id = await school.decoys.student();
    const { _id } = await readStudent(school, id);
    hold(_id === id, `the student ${id}`, `the student ${_id}`);
  }),
  check('student', 'shows students only themselves', async (school) => {
    const { profile, call } = await school.student();
    const self = school.judge.success(await call('student', { ids: { id: profile._id } }));
    hold(self.email === profile.email, profile.email, self.email);
    const another = { id: await school.decoys.student() };
    school.judge.refusedAs(await call('student', { ids: another }), 'student.unknown');
  }),

  plainCheck('deleteStudent', 'deletes a student, who is no longer listed', async (school) => {
    const id = await school.belongings.invite();
    const { call } = await school.instructor();
    school.judge.success(await call('deleteStudent', { ids: { id } }));
    const isListed = (await listStudents(school)).some(({ _id }) => _id === id);
    hold(!isListed, 'a list without them', 'a list with them');
  }),
  check('deleteStudent', 'frees the email for another account', async (school) => {
    const email = school.people.addressOf('again');
    const id = await school.belongings.invite({ email });
    const { call } = await school.instructor();
    school.judge.success(await call('deleteStudent', { ids: { id } }));
    const first_name = school.belongings.newName('student');
    const body = { first_name, last_name: 'Again', email };
    const reply = await call('createStudent', { body });
    await asEvidence(() => school.judge.success(reply));
  }),
  leavesOthersAlone('deleteStudent'),
  leavesTheFreeAlone('deleteStudent'),
];
