import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHashing } from '../../server/accounts/hashing';
import { dueMails, oneTimeCodes, rateLimits, users } from '../../server/database/schema';
import { addDueMail, leaseMs, takeDueMail } from '../../server/dueMails/dueMails';
import { pauseAfter, sendDueMail } from '../../server/dueMails/sendDueMails';
import type { Mail, Mailer } from '../../server/mail/mailer';
import type { MailOutcome } from '../../server/watching/metrics';
import { mailbox, minuteMs, post } from './accountCalls';
import { enrolAnew } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Student } from './wire';

const dayMs = 24 * 60 * minuteMs;
const sina = 'sina@school.example';
const later = (ms: number) => new Date(monday.getTime() + ms);

let school: School;
let mails: Mail[];
let logged: { level: string; details: unknown; message: string }[];
let outcomes: MailOutcome[];
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await enrolAnew(school);
  await school.database.delete(rateLimits);
  await school.database.insert(users).values({
    ...{ id: 'sina', role: 'Student', firstName: 'Sina', lastName: 'Neu', email: sina },
    madeBy: 'ines',
  });
  mails = [];
  logged = [];
  outcomes = [];
});
afterAll(() => school.close());

const logAs =
  (level: string) =>
  (details: unknown, message = '') =>
    void logged.push({ level, details, message });

/** Sends one due mail, as an instance does, at a given time. */
const send = (mailer: Mailer = mailbox(mails), now = school.now, publicUrl?: string) =>
  sendDueMail({
    database: school.database,
    clock: () => now,
    mailer,
    hashing: createHashing(),
    publicUrl,
    watch: (outcome) => void outcomes.push(outcome),
    log: { error: logAs('error'), warn: logAs('warn') },
  });
const leave = (kind: 'invitation' | 'email_change' | 'email_note' = 'invitation', id = 'sina') =>
  addDueMail(school.database, id, kind, school.now);
const due = () => school.database.select().from(dueMails);
/** A mail server that answers this command with this code, once it has received the mail. */
const failing = (responseCode: number | undefined, command: string): Mailer => ({
  send(mail) {
    mails.push(mail);
    const words = { responseCode, command, response: `No, ${mail.to}`, code: 'EX' };
    return Promise.reject(Object.assign(new Error(`No, ${mail.to}`), words));
  },
});
const down = failing(undefined, 'CONN');
const setPassword = async (otp = '') =>
  (await post(school, 'reset-password', { email: sina, otp, password: 'quizwright1' })).status;

describe('a due mail', () => {
  test('names an account and contains no email, name or code', async () => {
    await leave();
    const [row] = await due();
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['createdAt', 'dueAt', 'expiresAt', 'kind', 'tries', 'userId'].sort(),
    );
    expect(await school.database.$count(oneTimeCodes)).toBe(0);
  });

  test('is queued together with the change it reports, or not at all', async () => {
    const taken = { first_name: 'S', last_name: 'N', email: 'rita@school.example' };
    expect((await school.call('ines', 'POST', 'student', taken)).status).toBe(409);
    expect(await due()).toEqual([]);
    await expect(
      school.database.transaction(async (tx) => {
        await addDueMail(tx, 'sina', 'invitation', monday);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await due()).toEqual([]);
  });

  test('is sent once and then deleted', async () => {
    await leave();
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    expect(mails.map(({ to }) => to)).toEqual([sina]);
    expect(await due()).toEqual([]);
    expect(outcomes).toEqual(['sent']);
  });

  test('waits for a mail server that is down, longer each time, and arrives when it is up', async () => {
    await leave();
    await send(down);
    expect(await send(down, later(0.7 * minuteMs))).toBe(false);
    expect(await send(down, later(1.3 * minuteMs))).toBe(true);
    expect((await due())[0]).toMatchObject({ tries: 2 });
    mails.length = 0;
    expect(await send(mailbox(mails), later(5 * minuteMs))).toBe(true);
    expect(await due()).toEqual([]);
    expect(outcomes).toEqual(['delayed', 'delayed', 'sent']);
    expect(await setPassword(mails[0]?.code)).toBe(200);
  });

  test('has pauses between a minute and an hour, each varied by up to a fifth', () => {
    expect([0, 1, 5, 6, 200].map((tries) => pauseAfter(tries, 0.5) / minuteMs)).toEqual([
      1, 2, 32, 60, 60,
    ]);
    expect([0, 1].map((chance) => pauseAfter(0, chance) / minuteMs)).toEqual([0.8, 1.2]);
  });

  test.each([
    ['its recipient', 'RCPT TO'],
    ['its text', 'DATA'],
  ])('is dropped where %s is refused for good, and logged without its recipient', async (_, of) => {
    await leave();
    await send(failing(550, of));
    expect(await due()).toEqual([]);
    expect(outcomes).toEqual(['failed']);
    expect(logged).toMatchObject([
      { level: 'error', details: { kind: 'invitation', responseCode: 550 } },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/sina|Sina/);
    expect(await setPassword(mails[0]?.code)).toBe(400);
  });

  test.each([
    ['the password of the mail server is wrong', 535, 'AUTH PLAIN'],
    ['the mail server does not take the sender', 550, 'MAIL FROM'],
    ['the mail server is busy', 451, 'RCPT TO'],
  ])('waits where %s', async (_, code, command) => {
    await leave();
    await send(failing(code, command));
    expect(await due()).toHaveLength(1);
    expect(outcomes).toEqual(['delayed']);
  });

  test('is given up after seven days', async () => {
    await leave();
    await send(down, later(7 * dayMs - 1));
    const [{ dueAt } = { dueAt: monday }] = await due();
    expect(dueAt).toEqual(later(7 * dayMs));
    await send(down, later(7 * dayMs));
    expect(await due()).toEqual([]);
    expect(mails).toHaveLength(1);
    expect(outcomes).toEqual(['delayed', 'failed']);
  });

  test('is reserved while it is sent, until its lease is over', async () => {
    const { database } = school;
    await leave();
    expect(await takeDueMail(database, monday)).toMatchObject({ userId: 'sina' });
    expect(await takeDueMail(database, later(leaseMs - 1))).toBeUndefined();
    // The instance that took it has ended.
    expect(await send(mailbox(mails), later(leaseMs))).toBe(true);
    expect(mails).toHaveLength(1);
  });

  test('is sent again if it is queued again while it is being sent', async () => {
    await leave();
    await send({
      async send(mail) {
        mails.push(mail);
        school.now = later(1000);
        await leave();
      },
    });
    expect(await due()).toHaveLength(1);
    expect(await send()).toBe(true);
    expect(await setPassword(mails[1]?.code)).toBe(200);
  });

  test('is the only one of its kind for an account', async () => {
    await leave();
    await send(down);
    school.now = later(10_000);
    await leave();
    expect(await due()).toMatchObject([{ tries: 0, dueAt: school.now }]);
  });

  test('is deleted with the account', async () => {
    await leave();
    await school.database.delete(users).where(eq(users.id, 'sina'));
    expect(await due()).toEqual([]);
  });
});

describe('nothing is sent', () => {
  test.each([
    ['to an account that is inactive', 'invitation', { status: 'inactive' }],
    ['to an account with a password', 'invitation', { passwordHash: 'x' }],
    ['of an email that waits no more', 'email_change', { passwordHash: 'x' }],
    ['to the present email then', 'email_note', { passwordHash: 'x' }],
  ] as const)('%s', async (_, kind, change) => {
    await leave(kind);
    await school.database.update(users).set(change).where(eq(users.id, 'sina'));
    expect(await send()).toBe(true);
    expect(mails).toEqual([]);
    expect(await due()).toEqual([]);
    expect(await school.database.$count(oneTimeCodes)).toBe(0);
  });
});

describe('an invitation', () => {
  const invite = async () => {
    await leave();
    await send();
    return mails.at(-1)?.code ?? '';
  };

  test('links to the page with email and code after the hash', async () => {
    await leave();
    await send(mailbox(mails), school.now, 'https://quiz.school.example');
    const { text = '', code = '' } = mails[0] ?? {};
    expect(text).toContain(
      `https://quiz.school.example/quiz/reset-password#email=sina%40school.example&code=${code}\n`,
    );
    expect(text).toContain('7 days');
    expect(text).toContain('Your instructor has created a Quizwright account');
  });

  test("names page and code when the server's address is not set", async () => {
    const code = await invite();
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(mails[0]?.text).toContain('/quiz/reset-password');
    expect(mails[0]?.text).toContain(code);
  });

  test('stores no readable code', async () => {
    const code = await invite();
    const rows = JSON.stringify(await school.database.select().from(oneTimeCodes));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  test('is valid for seven days', async () => {
    const code = await invite();
    school.now = later(7 * dayMs);
    expect(await setPassword(code)).toBe(400);
    school.now = later(7 * dayMs - 1);
    expect(await setPassword(code)).toBe(200);
  });

  test('is accepted as people type it, once', async () => {
    const code = await invite();
    const typed = ` ${code.toLowerCase().replace('-', ' – ')}\t`;
    expect(await setPassword(typed)).toBe(200);
    expect(await setPassword(code)).toBe(400);
  });

  test('stays valid whatever strangers request, and however they guess', async () => {
    const code = await invite();
    for (let count = 0; count < 5; count += 1) {
      expect((await post(school, 'forgot-password', { email: sina })).status).toBe(200);
    }
    await expect.poll(() => school.mails.length).toBeGreaterThan(0);
    // More than the tries that strangers have for a requested code.
    const guesses = Array.from({ length: 110 }, (_, at) => (at % 2 ? 'QQQQ-RRRR-SSSS-TTTT' : '1'));
    for (const guess of guesses) expect(await setPassword(guess)).toBe(400);
    expect(await setPassword(code)).toBe(200);
  });

  test('leaves a requested code valid, and a password voids both', async () => {
    await post(school, 'forgot-password', { email: sina });
    await expect.poll(() => school.mails).toHaveLength(1);
    const asked = school.mails[0]?.code ?? '';
    const invited = await invite();
    expect(await setPassword(asked)).toBe(200);
    expect(await setPassword(invited)).toBe(400);
    expect(await setPassword(asked)).toBe(400);
  });

  test('is valid for one account', async () => {
    const otp = await invite();
    const reset = { email: 'rita@school.example', otp, password: 'quizwright1' };
    expect((await post(school, 'reset-password', reset)).status).toBe(400);
  });

  test('is valid until the next one has been delivered', async () => {
    const first = await invite();
    await leave();
    school.now = later(1000);
    await send(down);
    const lost = mails.at(-1)?.code ?? '';
    expect(await setPassword(lost)).toBe(400);
    school.now = later(2 * minuteMs);
    expect(await send()).toBe(true);
    expect(await setPassword(first)).toBe(400);
    expect(await setPassword(mails.at(-1)?.code)).toBe(200);
  });

  test('stays valid if the next one cannot be sent', async () => {
    const first = await invite();
    await leave();
    await send(down);
    expect(await setPassword(first)).toBe(200);
  });
});

describe('inviting a student again', () => {
  const again = (who: string, id = 'sina') => school.call(who, 'POST', `invitation/${id}`);
  const invitedOf = async (who: string, id = 'sina') =>
    (await school.call<Student>(who, 'GET', `student/${id}`)).body.invited;

  test('mails another invitation to those who have not set a password yet', async () => {
    expect(await invitedOf('ines')).toBe(true);
    expect(await again('ines')).toMatchObject({
      status: 200,
      body: { data: { message: `An invitation is on its way to ${sina}.` } },
    });
    expect(school.mails.map(({ to }) => to)).toEqual([sina]);
    expect(await setPassword(school.mails[0]?.code)).toBe(200);
    expect(await invitedOf('ines')).toBeUndefined();
    expect(await again('ines')).toMatchObject({
      status: 409,
      body: { message: 'Sina Neu has already set a password and needs no invitation.' },
    });
    expect(school.mails).toHaveLength(1);
  });

  test('needs a bond', async () => {
    expect((await again('otto')).status).toBe(403);
    await school.call('otto', 'POST', 'student/sina/green');
    expect((await again('otto')).status).toBe(200);
    expect((await again('ines', 'nobody')).status).toBe(404);
    expect((await again('ines', 'ines')).status).toBe(404);
    expect((await again('rita')).status).toBe(403);
  });

  test('waits until an inactive account is active', async () => {
    const inactive = { status: 'inactive' } as const;
    await school.database.update(users).set(inactive).where(eq(users.id, 'sina'));
    expect(await again('ines')).toMatchObject({
      status: 409,
      body: {
        message: 'This student is inactive. Activate the account before you invite them again.',
      },
    });
  });

  test('mails at most twenty to a mailbox, and refusals do not count', async () => {
    for (let count = 0; count < 25; count += 1) expect((await again('otto')).status).toBe(403);
    for (let count = 0; count < 20; count += 1) expect((await again('ines')).status).toBe(200);
    expect(await again('ines')).toMatchObject({
      status: 429,
      body: { message: 'Too many invitations to this email. Try again in 10 minutes.' },
    });
  });
});
