import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../server/accounts/expiry';
import { emailChanges, rateLimits, users } from '../../server/database/schema';
import { askForCode, minuteMs, otherThan, post, signIn, statusOf, tokenOf } from './accountCalls';
import { enrolAnew } from './fixtures';
import { monday, openSchool, password, type School } from './testSchool';
import type { SavedBody, Student } from './wire';

const rita = 'rita@school.example';
const fresh = 'rita.new@school.example';
const wrongCode =
  'The one-time code or the password is wrong, or the code is no longer valid. Check both, or ask your instructor for a new code.';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await enrolAnew(school);
  await school.database.delete(rateLimits);
});
afterAll(() => school.close());

const change = (changes: object, who = 'ines') =>
  school.call<SavedBody<Student>>(who, 'PUT', 'student', { _id: 'rita', ...changes });
const read = async (id = 'rita') =>
  (await school.call<Student>('ines', 'GET', `student/${id}`)).body;
const confirm = (otp: string, changes: object = {}) =>
  post(school, 'confirm-email', { email: fresh, otp, password, ...changes });
const codeTo = (email: string) =>
  school.mails.findLast(({ to, code }) => to === email && code !== undefined)?.code ?? '';

/** Requests a new email for Rita; returns the code that was mailed to it. */
async function ask(email = fresh): Promise<string> {
  expect((await change({ email })).status).toBe(200);
  return codeTo(email);
}

async function expectRefused(otp: string, changes: object = {}) {
  const { status, body } = await confirm(otp, changes);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: wrongCode,
    errors: [{ field: 'otp', message: wrongCode }],
  });
  expect((await read()).email).toBe(rita);
}

describe('a new email of an account in use', () => {
  test('is pending, and both mailboxes get a mail', async () => {
    const { status, body } = await change({ email: 'Rita.New@school.example', last_name: 'Neu' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ email: rita, email_pending: fresh, last_name: 'Neu' });
    expect(body.data.message).toBe(
      `Student updated. The email changes when the student enters the code we sent to ${fresh}.`,
    );
    expect(await read()).toMatchObject({ email: rita, email_pending: fresh });
    const { body: own } = await school.call<Student>('rita', 'GET', 'student/rita');
    expect(own).toMatchObject({ email: rita, email_pending: fresh });
    expect(school.mails).toHaveLength(2);
    const offer = school.mails.find(({ to }) => to === fresh);
    const note = school.mails.find(({ to }) => to === rita);
    expect(offer).toMatchObject({ to: fresh, subject: 'Confirm your new email for Quizwright' });
    expect(offer?.code).toMatch(/^\d{8}$/);
    expect(offer?.text).toContain(offer?.code);
    expect(offer?.text).toContain('/quiz/confirm-email');
    expect(offer?.text).not.toContain(rita);
    expect(note).toMatchObject({ to: rita });
    expect(note?.code).toBeUndefined();
    expect(note?.text).toContain(fresh);
    expect(note?.text).not.toContain(offer?.code);
  });

  test('lets its owner sign in only with the current one until it is confirmed', async () => {
    const otp = await ask();
    expect((await signIn(school, fresh, password)).status).toBe(401);
    const token = await tokenOf(school, rita);
    const { status, body } = await confirm(otp);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Email confirmed. Use it to sign in from now on.' } });
    expect(await statusOf(school, token)).toBe(401);
    expect((await signIn(school, rita, password)).status).toBe(401);
    expect((await signIn(school, fresh, password)).status).toBe(200);
    const student = await read();
    expect(student.email).toBe(fresh);
    expect(student.email_pending).toBeUndefined();
  });

  test('gets no code that sets a password before it is confirmed', async () => {
    await ask();
    school.mails.length = 0;
    expect((await post(school, 'forgot-password', { email: fresh })).status).toBe(200);
    // The other account's code is made after this one's would have been.
    await askForCode(school, 'ruth@school.example');
    expect(school.mails.map(({ to }) => to)).toEqual(['ruth@school.example']);
    const reset = { email: fresh, otp: await askForCode(school, rita), password: 'new horse 2' };
    expect((await post(school, 'reset-password', reset)).status).toBe(400);
  });

  test('is not confirmed by whoever reads its mail, without the password', async () => {
    const otp = await ask();
    for (const guess of ['quizwright1', 'new horse 2'])
      await expectRefused(otp, { password: guess });
    // Nor by a code that sets a password.
    await expectRefused(await askForCode(school, rita));
    // Tries with a wrong password have not used up the code.
    expect((await confirm(otp)).status).toBe(200);
  });

  test('does not set a password with its code', async () => {
    const otp = await ask();
    for (const email of [rita, fresh]) {
      const reset = { email, otp, password: 'new horse 2' };
      expect((await post(school, 'reset-password', reset)).status).toBe(400);
    }
  });

  test('accepts its code as people type it, once', async () => {
    const otp = await ask();
    const typed = `${otp.slice(0, 4)} – ${otp.slice(4)}`;
    expect((await confirm(typed, { email: ` ${fresh.toUpperCase()}`.trim() })).status).toBe(200);
    const again = await confirm(otp);
    expect(again.status).toBe(400);
  });

  test('is confirmed once by two simultaneous tries', async () => {
    const otp = await ask();
    const replies = await Promise.all([confirm(otp), confirm(otp)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is void after five wrong codes with the right password', async () => {
    const otp = await ask();
    for (let count = 0; count < 5; count += 1) await expectRefused(otherThan(otp));
    await expectRefused(otp);
  });

  test('can be tried ten times in 15 minutes from one network', async () => {
    await ask();
    const body = { email: fresh, otp: '00000000', password: 'quizwright1' };
    const sender = { remoteAddress: '10.0.0.9' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await post(school, 'confirm-email', body, sender)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  test('is pending for seven days', async () => {
    const otp = await ask();
    school.now = new Date(monday.getTime() + 7 * 24 * 60 * minuteMs);
    await expectRefused(otp);
    expect((await read()).email_pending).toBeUndefined();
    await deleteExpired(school.database, new Date(school.now.getTime() + 1));
    expect(await school.database.$count(emailChanges)).toBe(0);
  });

  test("is replaced by a later one, and only that one's code is valid", async () => {
    const first = await ask();
    const second = await ask('rita.newer@school.example');
    await expectRefused(first);
    await expectRefused(first, { email: 'rita.newer@school.example' });
    const { status } = await confirm(second, { email: 'rita.newer@school.example' });
    expect(status).toBe(200);
  });

  test('gets another code if it is sent again', async () => {
    const first = await ask();
    school.mails.length = 0;
    const second = await ask();
    expect(second).not.toBe('');
    if (second !== first) await expectRefused(first);
    expect((await confirm(second)).status).toBe(200);
  });

  test('is cancelled by the instructor, and stays when a student is saved whole', async () => {
    const otp = await ask();
    await change({ email: rita, last_name: 'Neu' });
    expect((await read()).email_pending).toBe(fresh);
    const { body } = await change({ keep_email: true });
    expect(body.data).toMatchObject({ email: rita, message: 'Student updated' });
    expect(body.data.email_pending).toBeUndefined();
    await expectRefused(otp);
  });

  test('voids the codes of the current one when it is confirmed', async () => {
    const otp = await ask();
    const resetCode = await askForCode(school, rita);
    expect((await confirm(otp)).status).toBe(200);
    for (const email of [rita, fresh]) {
      const reset = { email, otp: resetCode, password: 'new horse 2' };
      expect((await post(school, 'reset-password', reset)).status).toBe(400);
    }
  });

  test('is refused when another account has it by then', async () => {
    const otp = await ask();
    const person = { first_name: 'Sina', last_name: 'Neu', role: 'Student' };
    await post(school, 'register', { ...person, email: fresh, password: 'quizwright1' });
    const { status, body } = await confirm(otp);
    expect(status).toBe(409);
    expect(body.errors?.[0]?.field).toBe('email');
    expect((await read()).email).toBe(rita);
  });

  test('is refused while it is pending for another account, and free when that has expired', async () => {
    await ask();
    const toRuth = () => change({ _id: 'ruth', email: fresh });
    const message = 'Another account is waiting to confirm this email. Use another email.';
    expect(await toRuth()).toMatchObject({
      status: 409,
      body: { message, errors: [{ field: 'email', message }] },
    });
    school.now = new Date(monday.getTime() + 7 * 24 * 60 * minuteMs);
    expect((await toRuth()).status).toBe(200);
  });

  test('is not confirmed for an inactive account', async () => {
    const otp = await ask();
    await change({ status: 'inactive' });
    await expectRefused(otp);
  });

  test('is changed at most ten times an hour, so that it cannot fill two mailboxes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await change({ email: `rita${count}@school.example` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('is deleted with the account', async () => {
    await ask();
    expect((await school.call('ines', 'DELETE', 'student/rita')).status).toBe(200);
    expect(await school.database.$count(emailChanges)).toBe(0);
  });
});

describe('an account that is taken into a group', () => {
  test('cannot be taken over by its new instructor', async () => {
    await school.call('otto', 'POST', 'student/niko/green');
    const mine = 'ottos-own@elsewhere.example';
    expect((await change({ _id: 'niko', email: mine }, 'otto')).status).toBe(200);
    const otp = codeTo(mine);
    expect((await post(school, 'forgot-password', { email: mine })).status).toBe(200);
    for (const secret of ['new horse 2', 'quizwright1']) {
      const body = { email: mine, otp, password: secret };
      expect((await post(school, 'reset-password', body)).status).toBe(400);
      expect((await post(school, 'confirm-email', body)).status).toBe(400);
    }
    expect((await signIn(school, 'niko@school.example', password)).status).toBe(200);
  });
});

describe('an unused account', () => {
  const draft = { first_name: 'Sina', last_name: 'Neu', email: 'snia@school.example' };
  const right = 'sina@school.example';
  const add = async () => (await school.call('ines', 'POST', 'student', draft)).body.data._id;

  test('gets its right email at once, and a new invitation', async () => {
    const _id = await add();
    const first = codeTo(draft.email);
    school.mails.length = 0;
    const { status, body } = await change({ _id, email: right });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: right,
      message: `Student updated. A new invitation is on its way to ${right}.`,
    });
    expect(body.data.email_pending).toBeUndefined();
    expect(school.mails.map(({ to }) => to)).toEqual([right]);
    const set = (email: string, otp: string) =>
      post(school, 'reset-password', { email, otp, password: 'quizwright1' });
    for (const email of [draft.email, right]) expect((await set(email, first)).status).toBe(400);
    expect((await set(right, codeTo(right))).status).toBe(200);
    expect((await signIn(school, right, 'quizwright1')).status).toBe(200);
  });

  test('keeps its email against another instructor who has taken it into a group', async () => {
    const _id = await add();
    await school.call('otto', 'POST', `student/${_id}/green`);
    const message =
      'Nobody has signed in to this account yet. Only the instructor who added the student can change the email.';
    expect(await change({ _id, email: 'otto2@school.example' }, 'otto')).toMatchObject({
      status: 409,
      body: { message, errors: [{ field: 'email', message }] },
    });
    expect((await read(_id)).email).toBe(draft.email);
  });

  test('has an owner once a password was set', async () => {
    const _id = await add();
    const body = { email: draft.email, otp: codeTo(draft.email), password: 'quizwright1' };
    await post(school, 'reset-password', body);
    await change({ _id, email: right });
    expect(await read(_id)).toMatchObject({ email: draft.email, email_pending: right });
    const [user] = await school.database.select().from(users).where(eq(users.id, _id));
    expect(user?.email).toBe(draft.email);
  });
});
