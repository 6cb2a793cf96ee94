import { describe, expect, it } from 'vitest';
import type { Student } from '../../src/api/entities';
import type { OperationId } from '../../src/api/createQuizClient';
import { replies } from '../../src/rules/replies';
import { mockPassword, mockQuizzes } from '../../src/testing';
import { askWith, listenTo, sentenceOf } from './school';

const { school, as, ask } = listenTo();
const grace = { _id: 'user-grace', email: 'grace@school.example' };
const emmy = { _id: 'user-emmy' };
const george = { _id: 'user-george' };

async function listed(operation: 'students' | 'studentsWithoutGroup'): Promise<string[]> {
  const { body } = await ask('instructor', operation);
  return (body as Student[]).map(({ last_name }) => last_name);
}

/** Fills the last places of Web 2. */
async function fillWeb2(): Promise<void> {
  const body = { name: 'Web 2', max_students: 1 };
  await ask('instructor', 'updateGroup', { id: 'group-web-2', body });
  await ask('instructor', 'moveStudentToGroup', { id: 'user-hedy', groupId: 'group-web-2' });
}

describe('reading', () => {
  it('lists every student by last name, and those without a group', async () => {
    expect(await listed('students')).toEqual([
      'Boole',
      'Hopper',
      'Jackson',
      'Johnson',
      'Lamarr',
      'Noether',
      'Vaughan',
    ]);
    expect(await listed('studentsWithoutGroup')).toEqual(['Boole']);
  });

  it('shows any student to instructors, and students themselves', async () => {
    const whole = {
      ...grace,
      first_name: 'Grace',
      last_name: 'Hopper',
      role: 'Student',
      status: 'active',
      group: { _id: 'group-web-1', name: 'Web 1' },
      revision: expect.any(String) as string,
    };
    for (const [who, more] of [
      ['instructor', { denied: [] }],
      ['alan@school.example', { denied: ['edit', 'delete'] }],
      ['student', {}],
    ] as const) {
      const { body } = await ask(who, 'student', { id: grace._id });
      expect(body).toEqual({ ...whole, ...more });
    }
    const others = await ask('student', 'student', { id: 'user-hedy' });
    expect(sentenceOf(others, 404)).toBe(replies.students.unknown.message);
    const instructors = await ask('instructor', 'student', { id: 'user-alan' });
    expect(sentenceOf(instructors, 404)).toBe(replies.students.unknown.message);
  });
});

describe('adding', () => {
  const annie = { first_name: 'Annie', last_name: 'Easley', email: 'annie@school.example' };

  it('invites with a code that sets the first password', async () => {
    const body = { ...annie, group: 'group-web-2' };
    await ask('instructor', 'createStudent', { body });
    const [mail] = school.mails;
    expect(mail?.to).toBe('annie@school.example');
    const credentials = { email: annie.email, password: 'rockets1' };
    expect((await ask(null, 'login', { body: credentials })).status).toBe(401);
    await ask(null, 'resetPassword', { body: { ...credentials, otp: mail?.code } });
    const { body: signedIn } = await ask(null, 'login', { body: credentials });
    expect(signedIn).toHaveProperty('data.profile.group.name', 'Web 2');
    expect(await listed('students')).toContain('Easley');
  });

  it.each([
    [{ group: 'group-night' }, 400, 'group', replies.students.groupNotYours.message],
    [{ email: 'Grace@school.example' }, 409, 'email', replies.students.emailTaken.message],
  ])('refuses %j', async (wrong, status, field, sentence) => {
    const refused = await ask('instructor', 'createStudent', { body: { ...annie, ...wrong } });
    expect(sentenceOf(refused, status)).toBe(sentence);
    expect(refused.body).toHaveProperty('errors.0.field', field);
    expect(await listed('students')).toHaveLength(7);
    expect(school.mails).toEqual([]);
  });

  it('refuses a full group', async () => {
    await fillWeb2();
    const body = { ...annie, group: 'group-web-2' };
    const refused = await ask('instructor', 'createStudent', { body });
    expect(sentenceOf(refused, 409)).toBe(replies.students.groupFull.message);
  });
});

describe('changing', () => {
  it('changes what is sent', async () => {
    const body = { ...grace, last_name: 'Murray Hopper' };
    const { body: changed } = await ask('instructor', 'updateStudent', { body });
    expect(changed).toHaveProperty('data.first_name', 'Grace');
    expect(school.as('student').user).toMatchObject({
      first_name: 'Grace',
      last_name: 'Murray Hopper',
    });
  });

  it('signs out a student who becomes inactive, until the account is active and signs in again', async () => {
    const { token } = school.as('student');
    await ask('instructor', 'updateStudent', { body: { _id: grace._id, status: 'inactive' } });
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 401);
    await ask('instructor', 'updateStudent', { body: { _id: grace._id, status: 'active' } });
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 401);
    await expect(ask('student', 'me')).resolves.toHaveProperty('status', 200);
  });

  it('keeps a new email pending until its owner confirms it', async () => {
    const email = 'hopper@school.example';
    const { token } = school.as('student');
    const changed = await ask('instructor', 'updateStudent', { body: { _id: grace._id, email } });
    expect(changed.body).toMatchObject({ data: { email: grace.email, email_pending: email } });
    expect(school.mails.map(({ to }) => to)).toEqual([email, grace.email]);
    const [offer] = school.mails;
    const confirm = (password: string) =>
      ask(null, 'confirmEmail', { body: { email, otp: offer?.code, password } });
    expect(sentenceOf(await confirm('wrong-one1'), 400)).toBe(replies.auth.wrongEmailCode.message);
    expect((await confirm(mockPassword)).status).toBe(200);
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 401);
    expect(school.as(email).user).toMatchObject({ _id: grace._id });
  });

  it('cancels a new email, and drops it after seven days', async () => {
    const change = (body: object) =>
      ask('instructor', 'updateStudent', { body: { _id: grace._id, ...body } });
    const pending = async () =>
      ((await ask('instructor', 'student', { id: grace._id })).body as Student).email_pending;
    await change({ email: 'hopper@school.example' });
    await change({ email: grace.email });
    expect(await pending()).toBe('hopper@school.example');
    await change({ keep_email: true });
    expect(await pending()).toBeUndefined();
    await change({ email: 'hopper@school.example' });
    school.clock.advance(7 * 24 * 60 * 60_000);
    expect(await pending()).toBeUndefined();
  });

  it('corrects the email of an unused account, for its creator', async () => {
    const draft = { first_name: 'Annie', last_name: 'Easley', email: 'anie@school.example' };
    await ask('instructor', 'createStudent', { body: draft });
    const email = 'annie@school.example';
    const body = { _id: 'user-new-1', email };
    await ask('alan@school.example', 'updateGroup', {
      id: 'group-night',
      body: { name: 'Night class', max_students: 5 },
    });
    await ask('alan@school.example', 'addStudentToGroup', {
      id: 'user-new-1',
      groupId: 'group-night',
    });
    const refused = await ask('alan@school.example', 'updateStudent', { body });
    expect(sentenceOf(refused, 409)).toBe(replies.students.emailOfUnused.message);
    const changed = await ask('instructor', 'updateStudent', { body });
    expect(changed.body).toMatchObject({ data: { email } });
    const reset = { email, otp: school.mails.at(-1)?.code, password: 'rockets1' };
    expect((await ask(null, 'resetPassword', { body: reset })).status).toBe(200);
  });

  it.each([
    [{ _id: 'user-emmy', status: 'inactive' }, 403, replies.students.ofAnotherInstructor.message],
    [{ _id: 'user-george', status: 'inactive' }, 403, replies.students.notBonded.message],
    [{ _id: 'user-nobody', status: 'inactive' }, 404, replies.students.unknown.message],
    [{ _id: 'user-alan', status: 'inactive' }, 404, replies.students.unknown.message],
    [{ _id: 'user-grace', email: 'hedy@school.example' }, 409, replies.students.emailTaken.message],
    [{ _id: 'user-grace', status: 'asleep' }, 400, 'Status must be one of active, inactive.'],
  ])('refuses %j', async (body, status, sentence) => {
    const refused = await ask('instructor', 'updateStudent', { body });
    expect(sentenceOf(refused, status)).toBe(sentence);
  });

  it('accepts the student’s current email', async () => {
    const { status } = await ask('instructor', 'updateStudent', { body: grace });
    expect(status).toBe(200);
  });
});

describe('deleting', () => {
  it('deletes the account and its results', async () => {
    const { token } = school.as('student');
    await ask('instructor', 'deleteStudent', { id: grace._id });
    expect(await listed('students')).not.toContain('Hopper');
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 401);
    const warmUp = (await as('instructor').results()).find(
      ({ _id }) => _id === mockQuizzes.closed.id,
    );
    expect(warmUp?.participants).toHaveLength(3);
    await expect(as('instructor').quiz(mockQuizzes.closed.id)).resolves.toMatchObject({
      participants: 3,
    });
  });

  it('waits until nothing more can arrive for a quiz that the student is taking', async () => {
    const id = 'user-katherine';
    const { open } = mockQuizzes;
    for (const milliseconds of [0, 35 * 60_000]) {
      school.clock.advance(milliseconds);
      const refused = await ask('instructor', 'deleteStudent', { id });
      expect(sentenceOf(refused, 409)).toBe(
        'Katherine Johnson is taking “How the web works”. Delete the student when it is graded.',
      );
    }
    school.clock.advance(31_000);
    await expect(ask('instructor', 'deleteStudent', { id })).resolves.toMatchObject({
      status: 200,
    });
    await expect(as('instructor').quiz(open.id)).resolves.toMatchObject({ participants: 1 });
  });

  it('waits like deactivating, which would keep answers out', async () => {
    const body = { _id: 'user-katherine', status: 'inactive' };
    const refused = await ask('instructor', 'updateStudent', { body });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'status' }] } });
    expect(sentenceOf(refused, 409)).toBe(
      'Katherine Johnson is taking “How the web works”. Deactivate the student when it is graded.',
    );
    school.clock.advance(36 * 60_000);
    await expect(ask('instructor', 'updateStudent', { body })).resolves.toMatchObject({
      status: 200,
    });
  });

  it('deletes students who have submitted, or joined without starting', async () => {
    await as('student').join(mockQuizzes.open.code);
    for (const id of ['user-hedy', grace._id]) {
      await expect(ask('instructor', 'deleteStudent', { id })).resolves.toMatchObject({
        status: 200,
      });
    }
  });

  it('does not delete students of other instructors, or students without one', async () => {
    const refused = await ask('instructor', 'deleteStudent', { id: emmy._id });
    expect(sentenceOf(refused, 403)).toBe(replies.students.ofAnotherInstructor.message);
    const free = await ask('instructor', 'deleteStudent', { id: george._id });
    expect(sentenceOf(free, 403)).toBe(replies.students.notBonded.message);
  });

  it('keeps the results of another instructor', async () => {
    const alan = 'alan@school.example';
    await ask('instructor', 'removeStudentFromGroup', { id: grace._id, groupId: 'group-web-1' });
    await ask(alan, 'updateGroup', {
      id: 'group-night',
      body: { name: 'Night class', max_students: 5 },
    });
    await ask(alan, 'addStudentToGroup', { id: grace._id, groupId: 'group-night' });
    const refused = await ask(alan, 'deleteStudent', { id: grace._id });
    expect(sentenceOf(refused, 409)).toBe(replies.students.resultsOfOthers('Grace Hopper').message);
  });
});

describe('groups of students', () => {
  it('accept a student without a group, or one who is already there', async () => {
    for (const message of [replies.students.grouped, replies.students.grouped]) {
      const ids = { id: george._id, groupId: 'group-web-2' };
      const { body } = await ask('instructor', 'addStudentToGroup', ids);
      expect(body).toMatchObject({ data: { _id: george._id, message } });
    }
    const { students } = await as('instructor').group('group-web-2');
    expect(students.map(({ first_name }) => first_name)).toEqual(['George']);
    expect(await listed('studentsWithoutGroup')).toEqual([]);
  });

  it('can be left, and changed for another', async () => {
    await ask('instructor', 'moveStudentToGroup', { id: grace._id, groupId: 'group-web-2' });
    expect(school.as('student').user.group?.name).toBe('Web 2');
    await ask('instructor', 'removeStudentFromGroup', { id: grace._id, groupId: 'group-web-2' });
    expect(school.as('student').user).not.toHaveProperty('group');
  });

  it.each<[OperationId, string, number, string]>([
    ['addStudentToGroup', 'user-grace', 409, replies.students.inAnotherGroup.message],
    ['addStudentToGroup', 'user-nobody', 404, replies.students.unknown.message],
    ['moveStudentToGroup', 'user-emmy', 403, replies.students.ofAnotherInstructor.message],
    ['moveStudentToGroup', 'user-nobody', 404, replies.students.unknown.message],
    ['removeStudentFromGroup', 'user-grace', 404, replies.students.notInGroup.message],
    ['removeStudentFromGroup', 'user-nobody', 404, replies.students.unknown.message],
  ])('refuse %s of %s', async (operation, id, status, sentence) => {
    const refused = await ask('instructor', operation, { id, groupId: 'group-web-2' });
    expect(sentenceOf(refused, status)).toBe(sentence);
  });

  it.each<[OperationId, string]>([
    ['addStudentToGroup', george._id],
    ['moveStudentToGroup', grace._id],
  ])('refuse %s when they are full', async (operation, id) => {
    await fillWeb2();
    const refused = await ask('instructor', operation, { id, groupId: 'group-web-2' });
    expect(sentenceOf(refused, 409)).toBe(replies.students.groupFull.message);
  });
});
