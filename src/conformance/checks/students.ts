import type { OperationId } from '../../api/createQuizClient';
import type { Student } from '../../api/entities';
import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, NotChecked } from '../judging/outcome';
import { newPassword } from '../school/people';
import type { School } from '../school/school';
import { attemptOf } from '../school/sitting';
import { holdUntouched } from '../school/witness';

async function list({ judge, instructor }: School, operation: 'students' | 'studentsWithoutGroup') {
  return judge.success(await (await instructor()).call(operation));
}

/** A student, as the instructor reads them. */
async function read({ judge, instructor }: School, id: string): Promise<Student> {
  return judge.success(await (await instructor()).call('student', { ids: { id } }));
}

async function holdGroup(school: School, id: string, groupId: string | undefined): Promise<void> {
  const { group } = await read(school, id);
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
async function placed(school: School): Promise<{ id: string; groupId: string }> {
  const { _id } = await school.belongings.addGroup();
  const id = await school.belongings.invite();
  const { call } = await school.instructor();
  school.judge.success(await call('addStudentToGroup', { ids: { id, groupId: _id } }));
  return { id, groupId: _id };
}

/** A group with one place, which is taken. */
async function fullGroup(school: School): Promise<string> {
  const { _id } = await school.belongings.addGroup({ max_students: 1 });
  await school.belongings.invite({ group: _id });
  return _id;
}

/** Checks that instructors cannot change a student they have nothing to do with. */
function leavesOthersAlone(
  operation: OperationId & ('updateStudent' | 'deleteStudent' | 'moveStudentToGroup'),
): Check {
  return check(operation, 'refuses a student of another instructor with 403', async (school) => {
    const { id } = await placed(school);
    const { call } = await school.otherInstructor();
    const requests = {
      updateStudent: () => ({
        body: { _id: id, first_name: school.belongings.newName('student') },
      }),
      deleteStudent: () => ({ ids: { id } }),
      moveStudentToGroup: async () => ({ ids: { id, groupId: await school.foreignGroup() } }),
    };
    const request = await requests[operation]();
    await holdUntouched(school, 'student', id, async () =>
      school.judge.refusal(await call(operation, request), 403),
    );
  });
}

/** The lodger, signed in, in the given group or in none. */
async function housed(school: School, group: { _id: string } | undefined) {
  const { judge, people } = school;
  const person = await people.signIn(await school.lodger());
  const id = person.profile._id;
  const { call } = await school.instructor();
  const { group: present } = await read(school, id);
  if (group !== undefined && present === undefined) {
    judge.success(await call('addStudentToGroup', { ids: { id, groupId: group._id } }));
  }
  if (group === undefined && present !== undefined) {
    const ids = { id, groupId: (await school.group())._id };
    judge.success(await call('removeStudentFromGroup', { ids }));
  }
  return { person, id };
}

/** A student who registered belongs to no instructor until one adds them to a group. */
function leavesTheFreeAlone(operation: OperationId & ('updateStudent' | 'deleteStudent')): Check {
  return check(
    operation,
    'refuses with 403 a student who registered and has no group',
    async (school) => {
      const { id } = await housed(school, undefined);
      const { call } = await school.instructor();
      const request =
        operation === 'updateStudent'
          ? { body: { _id: id, first_name: school.belongings.newName('student') } }
          : { ids: { id } };
      await holdUntouched(school, 'student', id, async () =>
        school.judge.refusal(await call(operation, request), 403),
      );
    },
  );
}

export const studentChecks: readonly Check[] = [
  plainCheck('students', 'lists a student who was added', async (school) => {
    const id = await school.decoys.student();
    const isListed = (await list(school, 'students')).some(({ _id }) => _id === id);
    hold(isListed, 'the student in the list', 'a list without them');
  }),
  check('students', 'lists students by last name', async (school) => {
    const { invite } = school.belongings;
    const last = await invite({ last_name: 'Zuse' });
    const first = await invite({ last_name: 'Abel' });
    const ids = (await list(school, 'students')).map(({ _id }) => _id);
    const [before, after] = [ids.indexOf(first), ids.indexOf(last)];
    hold(before >= 0 && before < after, 'Abel before Zuse', `Abel at ${before}, Zuse at ${after}`);
  }),

  plainCheck('createStudent', 'adds a student, who is then listed', async (school) => {
    const { call } = await school.instructor();
    const body = {
      first_name: school.belongings.newName('student'),
      last_name: 'Added',
      email: school.people.addressOf('added'),
    };
    school.judge.success(await call('createStudent', { body }));
    const found = (await list(school, 'students')).find(({ email }) => email === body.email);
    hold(
      found?.first_name === body.first_name && found.last_name === body.last_name,
      `${body.email} in the list by name`,
      JSON.stringify(found ?? 'a list without them'),
    );
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
      school.judge.refusal(await call('createStudent', { body: full }), 409);
      const foreign = { ...draft('stray'), group: await school.foreignGroup() };
      school.judge.refusal(await call('createStudent', { body: foreign }), [400, 404]);
    },
  ),
  check('createStudent', 'refuses an email that has an account with 409', async (school) => {
    const { call } = await school.instructor();
    const { email } = await school.student();
    const body = { first_name: school.belongings.newName('student'), last_name: 'Double', email };
    school.judge.refusal(await call('createStudent', { body }), 409);
  }),
  check('createStudent', 'names the invalid fields', async ({ judge, instructor }) => {
    const { call } = await instructor();
    const body = { first_name: ' ', last_name: 'Misfit', email: 'not an address' };
    judge.refusal(await call('createStudent', { body }), 400, 'first_name', 'email');
  }),

  plainCheck('updateStudent', 'changes the names', async (school) => {
    const id = await school.belongings.invite();
    const { email } = await read(school, id);
    const { call } = await school.instructor();
    const body = {
      _id: id,
      first_name: school.belongings.newName('student'),
      last_name: 'Renamed',
      email,
    };
    school.judge.success(await call('updateStudent', { body }));
    const changed = await read(school, id);
    hold(
      changed.first_name === body.first_name && changed.last_name === body.last_name,
      `${body.first_name} ${body.last_name}`,
      `${changed.first_name} ${changed.last_name}`,
    );
  }),
  check('updateStudent', 'keeps the fields that are not sent', async (school) => {
    const id = await school.belongings.invite();
    const { last_name, email } = await read(school, id);
    const { call } = await school.instructor();
    const body = { _id: id, first_name: school.belongings.newName('student') };
    school.judge.success(await call('updateStudent', { body }));
    const changed = await read(school, id);
    hold(
      changed.last_name === last_name && changed.email === email,
      `${last_name}, ${email}`,
      `${changed.last_name}, ${changed.email}`,
    );
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
      await asEvidence(() => judge.refusal(login, 403));
      judge.success(await set('active'));
      await asEvidence(() => people.signIn(body));
    },
  ),
  check('updateStudent', 'refuses an email that has an account with 409', async (school) => {
    const { call } = await school.instructor();
    const body = { _id: await school.decoys.student(), email: (await school.student()).email };
    school.judge.refusal(await call('updateStudent', { body }), 409);
  }),
  check('updateStudent', 'names the invalid fields', async (school) => {
    const { call } = await school.instructor();
    const body = { _id: await school.decoys.student(), email: 'none', status: 'asleep' };
    school.judge.refusal(await call('updateStudent', { body }), 400, 'email', 'status');
  }),
  check('updateStudent', 'replies 404 for a student that was deleted', async (school) => {
    const { call } = await school.instructor();
    const body = { _id: await school.gone.student(), last_name: 'Gone' };
    school.judge.refusal(await call('updateStudent', { body }), 404);
  }),
  leavesOthersAlone('updateStudent'),
  leavesTheFreeAlone('updateStudent'),

  plainCheck('topStudents', 'ranks at most five', async ({ judge, instructor, student }) => {
    for (const { call } of [await student(), await instructor()]) {
      const ranking = judge.success(await call('topStudents'));
      hold(ranking.length <= 5, 'five students at most', `${ranking.length}`);
    }
  }),
  check(
    'topStudents',
    'ranks the best first, in percent',
    async ({ judge, instructor, student }) => {
      for (const { call } of [await student(), await instructor()]) {
        const reply = await call('topStudents');
        const scores = judge.success(reply).map(({ avg_score }) => avg_score);
        const isRanked = scores.every((score, index) => score <= (scores[index - 1] ?? 100));
        hold(isRanked && scores.every((score) => score >= 0), 'scores from 100 down to 0', reply);
      }
    },
  ),

  check('ownPlace', 'counts the place among all ranked students', async (school) => {
    const { call } = await school.student();
    const reply = await call('ownPlace');
    const { place, of, avg_score } = school.judge.success(reply);
    const isWhole = place === null ? avg_score === null : avg_score !== null && place <= of;
    hold(isWhole, 'a "place" not after "of", with "avg_score", or null for both', reply);
  }),
  check('ownPlace', 'agrees with the ranking', async (school) => {
    const { call, profile } = await school.student();
    const ranking = school.judge.readable(await call('topStudents'));
    const index = ranking.findIndex(({ _id }) => _id === profile._id);
    const reply = await call('ownPlace');
    const { place } = school.judge.success(reply);
    const isSame = index < 0 ? place === null || place > ranking.length : place === index + 1;
    if (ranking.some(({ _id }) => _id === undefined)) {
      throw new NotChecked('needs ids in the ranking');
    }
    hold(isSame, 'the place at which the ranking names the student', reply);
  }),

  plainCheck('studentsWithoutGroup', 'lists a student without a group', async (school) => {
    const id = await school.decoys.student();
    const listed = await list(school, 'studentsWithoutGroup');
    hold(
      listed.some(({ _id }) => _id === id),
      'the student in the list',
      'a list without them',
    );
  }),
  plainCheck('studentsWithoutGroup', 'lists no one who is in a group', async (school) => {
    const { id } = await placed(school);
    const listed = await list(school, 'studentsWithoutGroup');
    hold(!listed.some(({ _id }) => _id === id), 'a list without them', 'a list with them');
  }),

  plainCheck('student', 'reads a student', async (school) => {
    const id = await school.decoys.student();
    const { _id } = await read(school, id);
    hold(_id === id, `the student ${id}`, `the student ${_id}`);
  }),
  check('student', 'shows students only themselves', async (school) => {
    const { profile, call } = await school.student();
    const self = school.judge.success(await call('student', { ids: { id: profile._id } }));
    hold(self.email === profile.email, profile.email, self.email);
    const another = { id: await school.decoys.student() };
    school.judge.refusal(await call('student', { ids: another }), 404);
  }),

  plainCheck('deleteStudent', 'deletes a student, who is no longer listed', async (school) => {
    const id = await school.belongings.invite();
    const { call } = await school.instructor();
    school.judge.success(await call('deleteStudent', { ids: { id } }));
    const isListed = (await list(school, 'students')).some(({ _id }) => _id === id);
    hold(!isListed, 'a list without them', 'a list with them');
  }),
  leavesOthersAlone('deleteStudent'),
  leavesTheFreeAlone('deleteStudent'),

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

export const emailChecks: readonly Check[] = [
  check(
    'confirmEmail',
    'keeps the old email until its owner confirms the new one',
    async (school) => {
      const { judge, people, client } = school;
      const { person: owner, id: _id } = await housed(school, await school.group());
      const { call } = await school.instructor();
      const email = people.addressOf('moved');
      judge.success(await call('updateStudent', { body: { _id, email } }));
      const waiting = await read(school, _id);
      const expected = `"email": "${owner.email}" and "email_pending": "${email}"`;
      const isWaiting = waiting.email === owner.email && waiting.email_pending === email;
      hold(isWaiting, expected, JSON.stringify(waiting));
      await asEvidence(() => people.signIn(owner));
      const body = { email, otp: 'wrong-code', password: owner.password };
      judge.refusal(await client.call(null, 'confirmEmail', { body }), 400, 'otp');
      judge.success(await call('updateStudent', { body: { _id, keep_email: true } }));
      const { email_pending } = await read(school, _id);
      hold(email_pending === undefined, 'no "email_pending"', `"${email_pending}"`);
    },
  ),
  check('confirmEmail', 'refuses a code if no email is pending', async (school) => {
    const { client, judge, people } = school;
    const body = { email: people.addressOf('nobody'), otp: '000000', password: newPassword() };
    judge.refusal(await client.call(null, 'confirmEmail', { body }), 400, 'otp');
  }),
];

export const invitationChecks: readonly Check[] = [
  check('inviteStudent', 'invites a student without a password, and says so', async (school) => {
    const { judge, belongings } = school;
    const id = await belongings.invite();
    const { invited } = await read(school, id);
    hold(invited === true, '"invited": true', JSON.stringify({ invited }));
    const { call } = await school.instructor();
    judge.success(await call('inviteStudent', { ids: { id } }));
  }),
  check('inviteStudent', 'refuses a student with a password with 409', async (school) => {
    const { id } = await housed(school, await school.group());
    const { invited } = await read(school, id);
    hold(invited !== true, 'no "invited"', JSON.stringify({ invited }));
    const { call } = await school.instructor();
    school.judge.refusal(await call('inviteStudent', { ids: { id } }), 409);
  }),
];

/** A student who is taking a quiz, and whose account the check may change. */
async function busyStudent(school: School): Promise<string> {
  const { profile } = await school.taker();
  if (profile._id === (await school.student()).profile._id) {
    throw new NotChecked('needs a student who can register, since it could change the given one');
  }
  attemptOf((await school.takeAnother()).paper);
  return profile._id;
}

/** A participant in the given instructor's quiz, who is now in another instructor's group. */
async function moveAway(school: School): Promise<{ id: string; back: () => Promise<void> }> {
  const { judge } = school;
  const quiz = await school.openQuiz();
  const { person, id } = await housed(school, await school.group());
  judge.success(await person.call('joinQuiz', { body: { code: quiz.code } }));
  const given = await school.instructor();
  const other = await school.otherInstructor();
  const own = { id, groupId: (await school.group())._id };
  const foreign = { id, groupId: await school.foreignGroup() };
  judge.success(await given.call('removeStudentFromGroup', { ids: own }));
  judge.success(await other.call('addStudentToGroup', { ids: foreign }));
  return {
    id,
    async back() {
      judge.success(await other.call('removeStudentFromGroup', { ids: foreign }));
      judge.success(await given.call('addStudentToGroup', { ids: own }));
    },
  };
}

/** These run late, because a server that obeys would leave no one to take the open quiz. */
export const lateStudentChecks: readonly Check[] = [
  check('deleteStudent', 'keeps the results of another instructor', async (school) => {
    const { id, back } = await moveAway(school);
    const { call } = await school.otherInstructor();
    const reply = await call('deleteStudent', { ids: { id } });
    const isListed = (await list(school, 'students')).some(({ _id }) => _id === id);
    // Move the student back, so that the run can delete the account at its end.
    if (isListed) await back();
    school.judge.refusal(reply, 409);
    hold(isListed, 'the student in the list', 'a list without them');
  }),
  check('updateStudent', 'deactivates no student who is taking a quiz', async (school) => {
    const _id = await busyStudent(school);
    const { call } = await school.instructor();
    const reply = await call('updateStudent', { body: { _id, status: 'inactive' } });
    school.judge.refusal(reply, 409, 'status');
    const { status } = await read(school, _id);
    hold(status === 'active', 'the status "active"', `${status}`);
  }),
  check('deleteStudent', 'refuses a student who is taking a quiz with 409', async (school) => {
    const id = await busyStudent(school);
    const { call } = await school.instructor();
    school.judge.refusal(await call('deleteStudent', { ids: { id } }), 409);
    const isListed = (await list(school, 'students')).some(({ _id }) => _id === id);
    hold(isListed, 'the student in the list', 'a list without them');
  }),
];

/** These run when no other check needs the student of another group. */
export const leavingChecks: readonly Check[] = [
  check('deleteStudent', 'ends the sessions of the student', async (school) => {
    const { profile, call } = await school.stranger();
    const instructor = await school.instructor();
    school.judge.success(await instructor.call('deleteStudent', { ids: { id: profile._id } }));
    const reply = await call('upcomingQuizzes');
    await asEvidence(() => school.judge.refusal(reply, 401));
  }),
];
