import { describe, expect, it } from 'vitest';
import { replies } from '../../src/rules/replies';
import { mockPassword } from '../../src/testing';
import { askWith, listenTo, sentenceOf } from './school';

const { school, ask } = listenTo();
const minute = 60_000;
const annie = {
  first_name: ' Annie',
  last_name: 'Easley ',
  role: 'Student',
  email: 'Annie@School.example',
  password: 'rockets1',
};

const signIn = (email: string, password: string) =>
  ask(null, 'login', { body: { email, password } });

async function tokenFor(email: string, password = mockPassword): Promise<string> {
  const { body } = await signIn(email, password);
  return (body as { data: { accessToken: string } }).data.accessToken;
}

describe('registering', () => {
  it('makes an account that signs in at once, and that hosts can act as', async () => {
    await ask(null, 'register', { body: annie });
    const token = await tokenFor('annie@school.example', 'rockets1');
    await expect(askWith(token, 'me')).resolves.toEqual({
      status: 200,
      body: {
        _id: 'user-new-1',
        first_name: 'Annie',
        last_name: 'Easley',
        role: 'Student',
        email: 'annie@school.example',
        status: 'active',
      },
    });
    expect(school.as('annie@school.example').user._id).toBe('user-new-1');
  });

  it('is refused for an email that has an account', async () => {
    const body = { ...annie, email: 'GRACE@school.example' };
    const refused = await ask(null, 'register', { body });
    expect(sentenceOf(refused, 409)).toBe(replies.auth.emailTaken.message);
    expect(refused.body).toHaveProperty('errors.0.field', 'email');
  });

  it('is undone by a reset', async () => {
    await ask(null, 'register', { body: annie });
    school.reset();
    await expect(signIn('annie@school.example', 'rockets1')).resolves.toHaveProperty('status', 401);
  });
});

describe('sessions', () => {
  it('are created by each sign-in, the first with the token of school.as', async () => {
    const first = await tokenFor('grace@school.example');
    const second = await tokenFor('grace@school.example');
    expect(first).toBe(school.as('student').token);
    expect(second).not.toBe(first);
    await askWith(second, 'logout');
    expect(sentenceOf(await askWith(second, 'me'), 401)).toBe(replies.auth.sessionOver.message);
    await expect(askWith(first, 'me')).resolves.toHaveProperty('status', 200);
  });

  it('continue with school.as after they ended, and after a reset', async () => {
    const { token } = school.as('student');
    await askWith(token, 'logout');
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 401);
    school.as('student');
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 200);
    await askWith(token, 'logout');
    school.reset();
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 200);
  });
});

describe('changing the password', () => {
  it('keeps this session and ends the others', async () => {
    const here = await tokenFor('grace@school.example');
    const there = await tokenFor('grace@school.example');
    await askWith(here, 'changePassword', {
      body: { password: mockPassword, password_new: 'compilers1' },
    });
    await expect(askWith(here, 'me')).resolves.toHaveProperty('status', 200);
    await expect(askWith(there, 'me')).resolves.toHaveProperty('status', 401);
    expect((await signIn('grace@school.example', mockPassword)).status).toBe(401);
    expect((await signIn('grace@school.example', 'compilers1')).status).toBe(200);
  });

  it('is refused with a wrong old one', async () => {
    const refused = await ask('student', 'changePassword', {
      body: { password: 'wrong', password_new: 'compilers1' },
    });
    expect(sentenceOf(refused, 400)).toBe(replies.auth.wrongOldPassword.message);
    expect(refused.body).toHaveProperty('errors.0.field', 'password');
  });
});

describe('resetting the password', () => {
  const grace = 'grace@school.example';
  const reset = (otp: string, email = grace) =>
    ask(null, 'resetPassword', { body: { email, otp, password: 'compilers1' } });

  async function mailedCode(email = grace): Promise<string> {
    await ask(null, 'forgotPassword', { body: { email } });
    return school.mails.at(-1)?.code ?? '';
  }

  it('accepts the mailed code once, however it is typed, and ends every session', async () => {
    const { token } = school.as('student');
    const code = await mailedCode();
    expect(school.mails).toMatchObject([{ to: grace, code }]);
    expect(school.mails[0]?.text).toContain(code);
    const typed = ` ${code.slice(0, 4)}-${code.slice(4)}`;
    await expect(reset(typed)).resolves.toHaveProperty('status', 200);
    await expect(askWith(token, 'me')).resolves.toHaveProperty('status', 401);
    expect((await signIn(grace, 'compilers1')).status).toBe(200);
    expect(sentenceOf(await reset(code), 400)).toBe(replies.auth.wrongCode.message);
  });

  it('accepts a code for 10 minutes', async () => {
    const code = await mailedCode();
    school.clock.advance(10 * minute);
    const refused = await reset(code);
    expect(sentenceOf(refused, 400)).toBe(replies.auth.wrongCode.message);
    expect(refused.body).toHaveProperty('errors.0.field', 'otp');
  });

  it('accepts a code at the fifth try and not at the sixth', async () => {
    const code = await mailedCode();
    for (let tries = 0; tries < 4; tries += 1) await reset('0');
    await expect(reset(code)).resolves.toHaveProperty('status', 200);
    const next = await mailedCode();
    for (let tries = 0; tries < 5; tries += 1) await reset('0');
    await expect(reset(next)).resolves.toHaveProperty('status', 400);
  });

  it('accepts only the newest code', async () => {
    const first = await mailedCode();
    const second = await mailedCode();
    await expect(reset(first)).resolves.toHaveProperty('status', 400);
    await expect(reset(second)).resolves.toHaveProperty('status', 200);
  });

  it.each(['nobody@school.example', 'dorothy@school.example'])(
    'does not reveal that %s gets no code',
    async (email) => {
      const { status, body } = await ask(null, 'forgotPassword', { body: { email } });
      expect({ status, body }).toEqual({
        status: 200,
        body: { data: { message: replies.auth.codeSent } },
      });
      expect(school.mails).toEqual([]);
      expect(sentenceOf(await reset('12345678', email), 400)).toBe(replies.auth.wrongCode.message);
    },
  );
});
