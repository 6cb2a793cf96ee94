import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groups, quizzes, sessions, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { chosenAt, enrolAnew, enter, makeQuiz, submissionOf } from './fixtures';
import { monday, openSchool, password, type School } from './testSchool';
import type { Group, Quiz, Result, SavedBody, Student } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const onlyInstructors = {
  code: 'role.instructorOnly',
  message: 'Only instructors can do this. Sign in as an instructor.',
};
const unknown = { code: 'student.unknown', message: 'This student does not exist.' };
const groupNotYours = {
  code: 'group.unknown',
  message: 'This group does not exist or is not yours.',
};
const ofAnother = {
  code: 'student.otherInstructor',
  message: 'This student is in another instructor’s group. Ask that instructor to make the change.',
};
const groupFull = {
  code: 'group.full',
  message: 'This group is full. Raise its max students, or choose another group.',
};
const emailTaken = 'An account with this email already exists. Use another email.';

const nora = {
  _id: 'nora',
  first_name: 'Nora',
  last_name: 'Tester',
  email: 'nora@school.example',
  role: 'Student',
  status: 'active',
  revision: expect.any(String) as string,
};

/** A student, without the acts that Otto is denied (`bond.test.ts`). */
async function studentOf(id: string) {
  const { body } = await school.call<Student>('otto', 'GET', `student/${id}`);
  const student = { ...body };
  delete student.denied;
  return student;
}

async function groupOf(id: string) {
  return (await studentOf(id)).group?._id;
}

async function idsOf(path: string) {
  const { body } = await school.call<Student[]>('ines', 'GET', path);
  return body.map(({ _id }) => _id);
}

async function membersOf(who: string, id: string) {
  const { body } = await school.call<Group>(who, 'GET', `group/${id}`);
  return body.students.map(({ _id }) => _id);
}

const save = (method: 'POST' | 'PUT', body: object, who = 'ines') =>
  school.call<SavedBody<Student>>(who, method, 'student', body);

async function fill(groupId: string) {
  await school.database.update(groups).set({ maxStudents: 1 }).where(eq(groups.id, groupId));
}

describe('listing students', () => {
  test('shows every instructor all of them by name, with their groups', async () => {
    for (const who of ['ines', 'otto']) {
      const { status, body } = await school.call<Student[]>(who, 'GET', 'student');
      expect(status).toBe(200);
      expect(body.map(({ _id }) => _id)).toEqual(['bela', 'gina', 'niko', 'nora', 'rita', 'ruth']);
      expect(body[0]).toEqual({
        _id: 'bela',
        first_name: 'Bela',
        last_name: 'Tester',
        email: 'bela@school.example',
        role: 'Student',
        status: 'active',
        group: { _id: 'blue', name: 'Group blue' },
        revision: expect.any(String) as string,
        denied: who === 'ines' ? [] : ['edit', 'delete'],
      });
      expect(body[3]).toMatchObject(nora);
    }
  });

  test("sorts as people do, whatever the database's collation", async () => {
    const lastNames = {
      bela: 'Öz',
      gina: 'zebra',
      niko: 'Ada',
      nora: 'ada',
      rita: 'Oz',
      ruth: 'P',
    };
    for (const [id, lastName] of Object.entries(lastNames)) {
      await school.database.update(users).set({ lastName }).where(eq(users.id, id));
    }
    expect(await idsOf('student')).toEqual(['niko', 'nora', 'bela', 'rita', 'ruth', 'gina']);
  });

  test('sorts the same way wherever people are listed', async () => {
    const lastNames = { rita: 'Zuse', ruth: 'de Vries', bela: 'Ångström' };
    await makeQuiz(school, { id: 'quiz' });
    for (const [id, lastName] of Object.entries(lastNames)) {
      await school.database.update(users).set({ lastName, groupId: 'red' }).where(eq(users.id, id));
      await enter(school, 'quiz', id);
    }
    school.now = new Date(school.now.getTime() + 24 * 3_600_000);
    await sweep(school.database, school.now);
    const byName = ['bela', 'ruth', 'rita'];
    const { body: results } = await school.call<Result[]>('ines', 'GET', 'quiz/result');
    const participants = results[0]?.participants.map(({ participant }) => participant._id);
    expect(participants).toEqual(byName);
    expect(await idsOf('student/top-five')).toEqual(byName);
    expect(await membersOf('ines', 'red')).toEqual(byName);
    expect((await idsOf('student')).filter((id) => byName.includes(id))).toEqual(byName);
  });

  test('leaves nobody out if many share a name', async () => {
    await school.database.insert(users).values(
      Array.from({ length: 2_450 }, (_, index) => ({
        id: `many${index}`,
        role: 'Student' as const,
        firstName: `Kim ${index % 3}`,
        lastName: index % 2 === 0 ? 'Lee' : "O'Neil \\",
        email: `many${index}@school.example`,
        groupId: index % 5 === 0 ? 'red' : null,
      })),
    );
    const all = await idsOf('student');
    expect(all).toHaveLength(2_456);
    expect(new Set(all).size).toBe(2_456);
    const free = await idsOf('student/without-group');
    expect(free).toHaveLength(1_962);
    expect(new Set(free).size).toBe(1_962);
  });

  test('lists only students without a group on request', async () => {
    expect(await idsOf('student/without-group')).toEqual(['niko', 'nora']);
    await school.call('ines', 'POST', 'student/nora/red');
    expect(await idsOf('student/without-group')).toEqual(['niko']);
  });

  test.each(['student', 'student/without-group'])('%s is not for students', async (path) => {
    expect(await school.call('rita', 'GET', path)).toMatchObject({
      status: 403,
      body: onlyInstructors,
    });
  });
});

describe('reading a student', () => {
  test.each([
    ['ines', { denied: [] }],
    ['otto', { denied: ['edit', 'delete'] }],
    ['nora', {}],
  ])('%s reads nora', async (who, more) => {
    const { status, body } = await school.call<Student>(who, 'GET', 'student/nora');
    expect(status).toBe(200);
    expect(body).toEqual({ ...nora, ...more });
  });

  test.each([
    ['a student reads another', 'rita', 'nora'],
    ['a student reads an instructor', 'rita', 'ines'],
    ['an instructor reads an instructor', 'ines', 'otto'],
    ['an instructor reads themself', 'ines', 'ines'],
    ['an instructor reads nobody', 'ines', 'nobody'],
  ])('is a 404 where %s', async (_case, who, id) => {
    expect(await school.call(who, 'GET', `student/${id}`)).toMatchObject({
      status: 404,
      body: unknown,
    });
  });
});

describe('adding a student', () => {
  const draft = { first_name: 'Sina', last_name: 'Neu', email: 'sina@school.example' };

  test('lists them without a group, and mails an invitation', async () => {
    const { status, body } = await save('POST', draft);
    expect(status).toBe(201);
    const { _id, message, ...student } = body.data;
    const { revision } = nora;
    expect(student).toEqual({
      ...{ ...draft, role: 'Student', status: 'active', revision },
      ...{ invited: true, denied: [] },
    });
    expect(message).toBe('Student added');
    expect(await studentOf(_id)).toEqual({
      ...{ _id, ...draft, role: 'Student', status: 'active', revision },
      ...{ invited: true },
    });
    expect(await idsOf('student/without-group')).toContain(_id);
    expect(school.mails).toHaveLength(1);
    expect(school.mails[0]).toMatchObject({ to: draft.email });
    expect(school.mails[0]?.text).toContain('Sina');
  });

  test('lets nobody sign in until a password is set, then lets them', async () => {
    await save('POST', draft);
    const signIn = (typed: string) =>
      school.call(null, 'POST', 'auth/login', { email: draft.email, password: typed });
    expect((await signIn(password)).status).toBe(401);
    const otp = school.mails[0]?.code;
    const reset = { email: draft.email, otp, password: 'quizwright1' };
    expect((await school.call(null, 'POST', 'auth/reset-password', reset)).status).toBe(200);
    expect((await signIn('quizwright1')).body.data.profile.first_name).toBe('Sina');
  });

  test("puts them into one of the instructor's groups", async () => {
    const { body } = await save('POST', { ...draft, group: 'red' });
    expect(body.data.group).toEqual({ _id: 'red', name: 'Group red' });
    expect(await membersOf('ines', 'red')).toContain(body.data._id);
  });

  test('trims names and stores the address in lower case', async () => {
    const { body } = await save('POST', {
      first_name: '  Élodie \u00a0',
      last_name: '\n de la Cruz-Ω 🦉\t',
      email: 'Élodie.NEU@School.Example',
    });
    expect(body.data).toMatchObject({
      first_name: 'Élodie',
      last_name: 'de la Cruz-Ω 🦉',
      email: 'élodie.neu@school.example',
    });
    expect(school.mails[0]?.to).toBe('élodie.neu@school.example');
  });

  test.each([
    ['first_name', 'First name is required.', { first_name: ' \t' }],
    ['last_name', 'Last name must have at most 100 characters.', { last_name: 'x'.repeat(101) }],
    ['email', 'Please enter a valid email address.', { email: 'sina@school' }],
    ['group', 'Group must be text.', { group: null }],
    ['password', 'password is not a field of this request. Leave it out.', { password: 'x1' }],
  ])('is refused with a bad %s: %s', async (field, message, changes) => {
    const { status, body } = await save('POST', { ...draft, ...changes });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'request.invalid', message, errors: [{ field, message }] });
    expect(await idsOf('student')).toHaveLength(6);
    expect(school.mails).toEqual([]);
  });

  test.each(['green', 'grey'])('is refused with the foreign group %s', async (group) => {
    const { status, body } = await save('POST', { ...draft, group });
    const message = 'Group is not one of yours. Choose one of your groups.';
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'group.notYours',
      message,
      errors: [{ field: 'group', message }],
    });
    expect(await idsOf('student')).toHaveLength(6);
    expect(school.mails).toEqual([]);
  });

  test.each(['Rita@school.example', 'ines@school.example'])(
    'is refused if %s has an account',
    async (email) => {
      const { status, body } = await save('POST', { ...draft, email, group: 'red' });
      expect(status).toBe(409);
      expect(body).toEqual({
        code: 'email.taken',
        message: emailTaken,
        errors: [{ field: 'email', message: emailTaken }],
      });
      expect(school.mails).toEqual([]);
    },
  );

  test('is refused if the group is full', async () => {
    await fill('blue');
    const { status, body } = await save('POST', { ...draft, group: 'blue' });
    expect(status).toBe(409);
    expect(body).toEqual({
      ...groupFull,
      errors: [{ field: 'group', message: groupFull.message }],
    });
    expect(await membersOf('ines', 'blue')).toEqual(['bela']);
  });

  test('gives an address once, and the last place once, to simultaneous requests', async () => {
    const sameAddress = await Promise.all(
      [1, 2, 3, 4].map((number) => save('POST', { ...draft, first_name: `Sina ${number}` })),
    );
    expect(sameAddress.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const lastPlace = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        save('POST', { ...draft, email: `last${number}@school.example`, group: 'blue' }),
      ),
    );
    expect(lastPlace.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await membersOf('ines', 'blue')).toHaveLength(2);
  });

  test('is not for students', async () => {
    expect(await save('POST', draft, 'rita')).toMatchObject({ status: 403, body: onlyInstructors });
  });
});

describe('changing a student', () => {
  test('changes only what is sent, trimmed', async () => {
    const { status, body } = await save('PUT', { _id: 'nora', first_name: ' Eleonora ' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...nora,
      first_name: 'Eleonora',
      denied: [],
      message: 'Student updated',
    });
    await save('PUT', { _id: 'nora', last_name: ' Noor' });
    expect(await studentOf('nora')).toEqual({
      ...nora,
      first_name: 'Eleonora',
      last_name: 'Noor',
    });
  });

  test('changes nothing for an empty request', async () => {
    expect((await save('PUT', { _id: 'nora' })).status).toBe(200);
    expect((await save('PUT', { _id: 'nora', email: 'Nora@School.example' })).status).toBe(200);
    expect(await studentOf('nora')).toEqual(nora);
  });

  test('keeps their group', async () => {
    const { body } = await save('PUT', { _id: 'rita', last_name: 'Neu' });
    expect(body.data.group).toEqual({ _id: 'red', name: 'Group red' });
  });

  test('signs out a student who becomes inactive, for good', async () => {
    await school.call('nora', 'GET', 'student/nora');
    expect((await save('PUT', { _id: 'nora', status: 'inactive' })).body.data.status).toBe(
      'inactive',
    );
    const [session] = await school.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, 'nora'));
    expect(session?.revokedAt).toEqual(school.now);
    const signIn = () => school.call(null, 'POST', 'auth/login', { email: nora.email, password });
    expect((await signIn()).status).toBe(403);
    await save('PUT', { _id: 'nora', status: 'active' });
    expect((await signIn()).status).toBe(200);
  });

  test('leaves others signed in', async () => {
    await school.call('niko', 'GET', 'student/niko');
    await save('PUT', { _id: 'nora', status: 'inactive' });
    const [session] = await school.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, 'niko'));
    expect(session?.revokedAt).toBeNull();
  });

  test.each(['Rita@school.example', 'otto@school.example'])(
    'is refused if %s has an account',
    async (email) => {
      const { status, body } = await save('PUT', { _id: 'nora', first_name: 'N', email });
      expect(status).toBe(409);
      expect(body).toEqual({
        code: 'email.taken',
        message: emailTaken,
        errors: [{ field: 'email', message: emailTaken }],
      });
      expect(await studentOf('nora')).toEqual(nora);
    },
  );

  test('gives an address to one of two simultaneous requests', async () => {
    const replies = await Promise.all(
      ['nora', 'ruth', 'rita'].map((_id) => save('PUT', { _id, email: 'one@school.example' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    ['status', 'Status must be one of active, inactive.', { status: 'asleep' }],
    ['email', 'Please enter a valid email address.', { email: 'nora' }],
    ['first_name', 'First name is required.', { first_name: '' }],
    ['_id', 'Id of the student is required.', { _id: undefined }],
    ['group', 'group is not a field of this request. Leave it out.', { group: 'red' }],
    ['role', 'role is not a field of this request. Leave it out.', { role: 'Instructor' }],
  ])('is refused with a bad %s: %s', async (field, message, changes) => {
    const { status, body } = await save('PUT', { _id: 'nora', ...changes });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'request.invalid', message, errors: [{ field, message }] });
    expect(await studentOf('nora')).toEqual(nora);
  });
});

describe('deleting a student', () => {
  test('deletes the account and its results', async () => {
    await makeQuiz(school, { id: 'open' });
    await enter(school, 'open', 'rita');
    await enter(school, 'open', 'ruth');
    school.now = new Date(school.now.getTime() + 24 * 3_600_000);
    const { status, body } = await school.call('ines', 'DELETE', 'student/rita');
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Student deleted' } });
    expect(await school.call('ines', 'GET', 'student/rita')).toMatchObject({ status: 404 });
    expect(await membersOf('ines', 'red')).toEqual(['ruth']);
    const signIn = { email: 'rita@school.example', password };
    expect((await school.call(null, 'POST', 'auth/login', signIn)).status).toBe(401);
    const { body: results } = await school.call<Result[]>('ines', 'GET', 'quiz/result');
    expect(results[0]?.participants.map(({ participant }) => participant.first_name)).toEqual([
      'Ruth',
    ]);
  });

  describe('who had more time than others', () => {
    const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
    const closingTimes = async () => {
      const rows = await school.database.select().from(quizzes).orderBy(asc(quizzes.id));
      return rows.map(({ closesAt }) => closesAt);
    };
    const extend = (quiz: string, student: string, count: number) =>
      school.call('ines', 'PUT', `quiz/time/${quiz}`, { minutes: count, student });

    beforeEach(async () => {
      for (const id of ['quiz1', 'quiz2']) {
        await makeQuiz(school, { id });
        await enter(school, id, 'rita');
        await enter(school, id, 'ruth', { q1: 'B' });
      }
    });

    test('closes each quiz with its last remaining participant', async () => {
      await extend('quiz1', 'rita', 20);
      await extend('quiz1', 'ruth', 10);
      await extend('quiz2', 'ruth', 20);
      await school.call('ines', 'DELETE', 'student/rita');
      expect(await closingTimes()).toEqual([minutes(40), minutes(50)]);
      await school.call('ines', 'DELETE', 'student/ruth');
      expect(await closingTimes()).toEqual([minutes(30), minutes(30)]);
    });

    test('closes a quiz that continued only for them, and leaves others their grace', async () => {
      await extend('quiz1', 'rita', 20);
      school.now = new Date(minutes(30).getTime() + 10_000);
      await school.call('ines', 'DELETE', 'student/rita');
      expect((await school.call<Quiz>('ines', 'GET', 'quiz/quiz1')).body).toMatchObject({
        closed_at: minutes(30).toISOString(),
      });
      const results = async () => (await school.call<Result[]>('ruth', 'GET', 'quiz/result')).body;
      expect(await results()).toEqual([]);
      expect(await sweep(school.database, school.now)).toBe(0);
      school.now = new Date(minutes(30).getTime() + 30_000);
      const submitted = await school.call('ruth', 'POST', 'quiz/submit/quiz1', submissionOf('B'));
      expect(submitted.body.data).toMatchObject({ receipt: { late: false } });
      school.now = minutes(31);
      expect(await results()).toHaveLength(2);
    });

    test('lets the sweep grade the others at once if their grace is over', async () => {
      await extend('quiz1', 'rita', 20);
      school.now = minutes(40);
      expect(await sweep(school.database, school.now)).toBe(1);
      await school.call('ines', 'DELETE', 'student/rita');
      expect(await sweep(school.database, school.now)).toBe(1);
      const { body } = await school.call<Result[]>('ruth', 'GET', 'quiz/result');
      expect(body.find(({ _id }) => _id === 'quiz1')?.participants).toMatchObject([
        { score: 2, finished_at: minutes(30).toISOString() },
      ]);
    });
  });

  test('ends their session', async () => {
    const signedIn = await school.call(null, 'POST', 'auth/login', {
      email: nora.email,
      password,
    });
    await school.call('ines', 'DELETE', 'student/nora');
    const reply = await school.inject({
      method: 'GET',
      url: '/api/student/nora',
      headers: { authorization: `Bearer ${signedIn.body.data.accessToken}` },
    });
    expect(reply.status).toBe(401);
  });
});

describe('a student who is taking a quiz', () => {
  const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
  const begin = (quiz: string) => school.call('rita', 'GET', `quiz/without-answers/${quiz}`);
  const remove = () => school.call('ines', 'DELETE', 'student/rita');
  const deactivate = () => save('PUT', { _id: 'rita', status: 'inactive' });
  const saveAnswer = (quiz = 'quiz') =>
    school.call('rita', 'PUT', `quiz/answers/${quiz}`, {
      answers: chosenAt(school.now, 'B'),
      revision: 0,
    });

  beforeEach(async () => {
    await makeQuiz(school, { id: 'quiz', title: 'Web' });
    await enter(school, 'quiz', 'rita');
  });

  test('is not deleted, and continues', async () => {
    await begin('quiz');
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        message: 'Rita Tester is taking “Web”. Delete the student when it is graded.',
      },
    });
    expect((await saveAnswer()).status).toBe(200);
  });

  test('is not made inactive, and nothing else changes either', async () => {
    await begin('quiz');
    const message = 'Rita Tester is taking “Web”. Deactivate the student when it is graded.';
    const { status, body } = await save('PUT', {
      _id: 'rita',
      status: 'inactive',
      first_name: 'Other',
    });
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'student.takingQuiz',
      message,
      errors: [{ field: 'status', message }],
    });
    expect(await studentOf('rita')).toMatchObject({ first_name: 'Rita', status: 'active' });
    expect((await saveAnswer()).status).toBe(200);
  });

  test('can be renamed', async () => {
    await begin('quiz');
    expect((await save('PUT', { _id: 'rita', status: 'active', last_name: 'Neu' })).status).toBe(
      200,
    );
  });

  test('is refused with every quiz that they take', async () => {
    await makeQuiz(school, { id: 'two', title: 'Two' });
    await makeQuiz(school, { id: 'three', title: 'Three' });
    for (const quiz of ['two', 'three']) await enter(school, quiz, 'rita');
    for (const quiz of ['quiz', 'two', 'three']) await begin(quiz);
    expect((await remove()).body.message).toBe(
      'Rita Tester is taking “Web”, “Three” and “Two”. Delete the student when they are graded.',
    );
  });

  test.each([
    ['deleted', remove],
    ['made inactive', deactivate],
  ])('can be %s when the grace of their own time is over', async (_how, act) => {
    await begin('quiz');
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 10, student: 'rita' });
    school.now = new Date(minutes(40).getTime() + 30_000);
    expect((await act()).status).toBe(409);
    school.now = new Date(school.now.getTime() + 1);
    expect((await act()).status).toBe(200);
  });

  test.each([
    ['has not begun', () => Promise.resolve()],
    [
      'has submitted',
      async () => {
        await begin('quiz');
        await school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B'));
      },
    ],
  ])('can be deleted if the student %s', async (_what, act) => {
    await act();
    expect((await remove()).status).toBe(200);
  });

  test.each([
    ['out of', () => school.call('ines', 'DELETE', 'student/rita/red')],
    ['into another one from', () => school.call('ines', 'PUT', 'student/rita/blue')],
  ])('can be taken %s the group, and continues until the results', async (_where, act) => {
    await begin('quiz');
    expect((await act()).status).toBe(200);
    expect((await begin('quiz')).status).toBe(200);
    expect((await saveAnswer()).status).toBe(200);
    const submitted = await school.call('rita', 'POST', 'quiz/submit/quiz', { answers: [] });
    expect(submitted.status).toBe(200);
    school.now = minutes(31);
    await sweep(school.database, school.now);
    const { body } = await school.call<Result[]>('rita', 'GET', 'quiz/result');
    expect(body).toMatchObject([{ participants: [{ score: 2 }] }]);
  });
});

describe.each([
  ['changing', (who: string, _id: string) => save('PUT', { _id, status: 'inactive' }, who)],
  ['deleting', (who: string, id: string) => school.call(who, 'DELETE', `student/${id}`)],
  ['moving', (who: string, id: string) => school.call(who, 'PUT', `student/${id}/blue`)],
])('%s a student', (_name, act) => {
  test.each([
    ['of an own group', 'rita', 200],
    ['of none, whom she added', 'nora', 200],
    ['of another instructor', 'gina', 403],
  ])('%s', async (_whose, id, status) => {
    const reply = await act('ines', id);
    expect(reply.status).toBe(status);
    if (status === 403) {
      expect(reply.body).toEqual(ofAnother);
      expect(await studentOf(id)).toMatchObject({ status: 'active', group: { _id: 'green' } });
    }
  });

  test.each(['nobody', 'ines', 'otto'])('%s is a 404', async (id) => {
    expect(await act('ines', id)).toMatchObject({ status: 404, body: unknown });
    const [ines] = await school.database.select().from(users).where(eq(users.id, 'ines'));
    expect(ines).toMatchObject({ role: 'Instructor', status: 'active', groupId: null });
  });

  test('is not for students', async () => {
    expect(await act('rita', 'rita')).toMatchObject({ status: 403, body: onlyInstructors });
    expect(await groupOf('rita')).toBe('red');
  });
});

describe('putting a student into a group', () => {
  test('returns them with the group', async () => {
    const { status, body } = await school.call('ines', 'POST', 'student/nora/red');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...nora,
      group: { _id: 'red', name: 'Group red' },
      denied: [],
      message: 'Student added to the group',
    });
    expect(await membersOf('ines', 'red')).toEqual(['nora', 'rita', 'ruth']);
  });

  test('changes nothing if they are already in it, full or not', async () => {
    await fill('blue');
    expect((await school.call('ines', 'POST', 'student/bela/blue')).status).toBe(200);
    expect((await school.call('ines', 'PUT', 'student/bela/blue')).status).toBe(200);
    expect(await groupOf('bela')).toBe('blue');
  });

  test.each([
    ['a student of another own group', 'bela'],
    ['a student of another instructor', 'gina'],
  ])('is a 409 for %s', async (_whose, id) => {
    const before = await groupOf(id);
    expect(await school.call('ines', 'POST', `student/${id}/red`)).toMatchObject({
      status: 409,
      body: { message: 'This student is already in a group. Move the student instead.' },
    });
    expect(await groupOf(id)).toBe(before);
  });

  test.each(['nobody', 'otto', 'ines'])('is a 404 for %s, who is no student', async (id) => {
    expect(await school.call('ines', 'POST', `student/${id}/red`)).toMatchObject({
      status: 404,
      body: unknown,
    });
  });

  test('admits one of five for the last place', async () => {
    await school.database.update(groups).set({ maxStudents: 3 }).where(eq(groups.id, 'red'));
    const ids = ['nora', 'niko', 'sam', 'sue', 'sid'];
    await school.database.insert(users).values(
      ids.slice(2).map((id) => ({
        id,
        role: 'Student' as const,
        firstName: id,
        lastName: 'Tester',
        email: `${id}@school.example`,
      })),
    );
    const replies = await Promise.all(
      ids.map((id, index) =>
        school.call('ines', index % 2 === 0 ? 'POST' : 'PUT', `student/${id}/red`),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array(4).fill(groupFull),
    );
    expect(await membersOf('ines', 'red')).toHaveLength(3);
  });

  test('puts one student into only one of several groups at once', async () => {
    const replies = await Promise.all(
      ['red', 'blue', 'red', 'blue'].map((id) => school.call('ines', 'POST', `student/nora/${id}`)),
    );
    const won = await groupOf('nora');
    expect(replies.map(({ status }) => status)).toEqual(
      ['red', 'blue', 'red', 'blue'].map((id) => (id === won ? 200 : 409)),
    );
  });

  test('shares the last place with students who join a quiz of the group', async () => {
    await school.database.update(groups).set({ maxStudents: 3 }).where(eq(groups.id, 'red'));
    await makeQuiz(school, { code: 'PACE2222' });
    const replies = await Promise.all([
      school.call('ines', 'POST', 'student/nora/red'),
      school.call('niko', 'POST', 'quiz/join', { code: 'PACE2222' }),
      school.call('ines', 'PUT', 'student/bela/red'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await membersOf('ines', 'red')).toHaveLength(3);
  });
});

describe('moving a student', () => {
  test('returns them with the new group', async () => {
    const { body } = await school.call('ines', 'PUT', 'student/rita/blue');
    expect(body.data).toMatchObject({
      _id: 'rita',
      group: { _id: 'blue', name: 'Group blue' },
      message: 'Student moved to the group',
    });
    expect(await membersOf('ines', 'red')).toEqual(['ruth']);
    expect(await membersOf('ines', 'blue')).toEqual(['bela', 'rita']);
  });

  test('into a full group is a 409', async () => {
    await fill('blue');
    expect(await school.call('ines', 'PUT', 'student/rita/blue')).toMatchObject({
      status: 409,
      body: groupFull,
    });
    expect(await groupOf('rita')).toBe('red');
  });

  test('settles when two groups swap students at once', async () => {
    const replies = await Promise.all([
      school.call('ines', 'PUT', 'student/rita/blue'),
      school.call('ines', 'PUT', 'student/bela/red'),
      school.call('ines', 'PUT', 'student/rita/red'),
      school.call('ines', 'PUT', 'student/bela/blue'),
    ]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
  });
});

describe('taking a student out of a group', () => {
  test('leaves them without a group', async () => {
    const { status, body } = await school.call('ines', 'DELETE', 'student/rita/red');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      _id: 'rita',
      first_name: 'Rita',
      last_name: 'Tester',
      email: 'rita@school.example',
      role: 'Student',
      status: 'active',
      revision: expect.any(String) as string,
      denied: ['edit', 'delete'],
      message: 'Student removed from the group',
    });
    expect(await membersOf('ines', 'red')).toEqual(['ruth']);
    expect(await idsOf('student/without-group')).toEqual(['niko', 'nora', 'rita']);
  });

  test.each(['bela', 'nora', 'gina'])('is a 404 for %s, who is not in it', async (id) => {
    const before = await groupOf(id);
    expect(await school.call('ines', 'DELETE', `student/${id}/red`)).toMatchObject({
      status: 404,
      body: { message: 'This student is not in this group.' },
    });
    expect(await groupOf(id)).toBe(before);
  });

  test('is a 404 for somebody who is no student', async () => {
    expect(await school.call('ines', 'DELETE', 'student/otto/red')).toMatchObject({
      status: 404,
      body: unknown,
    });
  });
});

describe.each(['POST', 'PUT', 'DELETE'] as const)('%s student/{id}/{groupId}', (method) => {
  test.each([
    ['of another instructor', 'nora', 'green'],
    ['of another instructor with their student', 'gina', 'green'],
    ['that never was', 'nora', 'grey'],
  ])('is a 404 for a group %s', async (_whose, id, groupId) => {
    const before = await groupOf(id);
    expect(await school.call('ines', method, `student/${id}/${groupId}`)).toMatchObject({
      status: 404,
      body: groupNotYours,
    });
    expect(await groupOf(id)).toBe(before);
  });

  test('is not for students', async () => {
    expect(await school.call('rita', method, 'student/rita/red')).toMatchObject({
      status: 403,
      body: onlyInstructors,
    });
  });

  test('says which id is invalid', async () => {
    const { status, body } = await school.call('ines', method, `student/nora/${'x'.repeat(65)}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'groupId', message: "The group's id in the address is not a valid id." },
    ]);
  });
});
