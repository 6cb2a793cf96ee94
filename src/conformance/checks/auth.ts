import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { firstHand } from '../judging/once';
import { asEvidence, under } from '../judging/outcome';
import { newPassword, type Account } from '../school/people';
import type { School } from '../school/school';

/** A registration that fits the contract. */
function registration({ people, belongings }: School, name: string) {
  return {
    first_name: belongings.newName('student'),
    last_name: name,
    role: 'Student' as const,
    email: people.addressOf(name),
    password: newPassword(),
  };
}

/** Checks that one of two sessions has ended and the other continues. */
async function holdEnded({ judge }: School, ended: Account, other: Account): Promise<void> {
  const [refused, served] = [
    await ended.call('upcomingQuizzes'),
    await other.call('upcomingQuizzes'),
  ];
  await asEvidence(() => judge.refusal(refused, 401));
  await asEvidence(() => judge.readable(served));
}

/** An account whose password a check may reset. Its first session may have ended. */
async function resettable({ mailbox, lodger }: School): Promise<Account> {
  mailbox.requireMails();
  return lodger();
}

/** The one-time code that an account gets by mail. */
function mailedCode({ client, judge, mailbox }: School, { email }: Account): Promise<string> {
  return mailbox.codeFrom(email, async () => {
    judge.success(await client.call(null, 'forgotPassword', { body: { email } }));
  });
}

/**
 * Sets a new password with a mailed code.
 *
 * @returns the code
 */
async function reset(school: School, person: Account): Promise<string> {
  const { client, judge } = school;
  const { email } = person;
  const otp = await mailedCode(school, person);
  const password = newPassword();
  judge.success(await client.call(null, 'resetPassword', { body: { email, otp, password } }));
  person.password = password;
  return otp;
}

export const authChecks: readonly Check[] = [
  plainCheck('login', 'signs both accounts in, and says who they are', async (school) => {
    for (const { email, welcome } of [await school.student(), await school.instructor()]) {
      const { profile } = school.judge.success(welcome);
      hold(
        profile.email.toLowerCase() === email.toLowerCase(),
        `the profile of ${email}`,
        `the profile of ${profile.email}`,
      );
    }
  }),
  plainCheck('login', 'refuses a wrong password', async ({ client, judge, student }) => {
    const { email } = await student();
    const body = { email, password: newPassword() };
    judge.refusedAs(await client.call(null, 'login', { body }), 'login.wrong');
  }),
  plainCheck('login', 'refuses an unknown email', async ({ client, judge, people }) => {
    const body = { email: people.addressOf('nobody'), password: newPassword() };
    judge.refusedAs(await client.call(null, 'login', { body }), 'login.wrong');
  }),

  plainCheck('register', 'creates an account that can sign in at once', async (school) => {
    const { email, profile } = await firstHand(school.holder());
    hold(
      profile.role === 'Student' && profile.last_name === 'Holder',
      `a Student named Holder for ${email}`,
      `a ${profile.role} named ${profile.last_name}`,
    );
  }),
  check('register', 'gives the role that was sent', async (school) => {
    await firstHand(school.otherInstructor());
  }),
  check('register', 'refuses an email that has an account with 409', async (school) => {
    const { email } = await school.student();
    const body = { ...registration(school, 'double'), email };
    school.judge.refusedAs(await school.client.call(null, 'register', { body }), 'email.taken');
  }),
  check('register', 'names the invalid fields', async (school) => {
    const body = {
      ...registration(school, 'misfit'),
      role: 'Headmaster',
      email: 'not an address',
      password: 'weak',
    };
    const reply = await school.client.call(null, 'register', { body });
    school.judge.refusal(reply, 400, 'role', 'email', 'password');
  }),

  plainCheck('forgotPassword', 'accepts an email', async ({ client, judge, holder }) => {
    const { email } = await holder();
    judge.success(await client.call(null, 'forgotPassword', { body: { email } }));
  }),
  check('forgotPassword', 'does not tell who has an account', async (school) => {
    const { client, judge, people, holder } = school;
    const ask = (email: string) => client.call(null, 'forgotPassword', { body: { email } });
    const known = await ask((await holder()).email);
    const unknown = await ask(people.addressOf('nobody'));
    judge.success(unknown);
    hold(unknown.text === known.text, `the same as for an account: ${known.text}`, unknown);
  }),
  check('forgotPassword', 'names an invalid email', async ({ client, judge }) => {
    const body = { email: 'not an address' };
    judge.refusal(await client.call(null, 'forgotPassword', { body }), 400, 'email');
  }),

  plainCheck(
    'resetPassword',
    'refuses a wrong one-time code',
    async ({ client, judge, holder }) => {
      const { email } = await holder();
      const body = { email, otp: 'wrong-code', password: newPassword() };
      judge.refusedAs(await client.call(null, 'resetPassword', { body }), 'otp.wrong', 'otp');
    },
  ),
  check('resetPassword', 'refuses a code for an email without an account', async (school) => {
    const { client, judge, people } = school;
    const body = { email: people.addressOf('nobody'), otp: '000000', password: newPassword() };
    judge.refusedAs(await client.call(null, 'resetPassword', { body }), 'otp.wrong', 'otp');
  }),
  check('resetPassword', 'names a password that is too weak', async ({ client, judge, holder }) => {
    const body = { email: (await holder()).email, otp: 'wrong-code', password: 'weak' };
    judge.refusal(await client.call(null, 'resetPassword', { body }), 400, 'password');
  }),
  check(
    'resetPassword',
    'sets the password with a mailed code, and ends all sessions',
    async (school) => {
      const { judge, people, lodger } = school;
      const person = await resettable(school);
      const elsewhere = await people.signIn(person);
      await reset(school, person);
      await asEvidence(() => people.signIn(person));
      for (const { call } of [await lodger(), elsewhere]) {
        const reply = await call('upcomingQuizzes');
        await asEvidence(() => judge.refusal(reply, 401));
      }
    },
  ),
  check('resetPassword', 'accepts a code once', async (school) => {
    const { client, judge } = school;
    const person = await resettable(school);
    const otp = await reset(school, person);
    const body = { email: person.email, otp, password: newPassword() };
    judge.refusedAs(await client.call(null, 'resetPassword', { body }), 'otp.wrong', 'otp');
  }),
  check('resetPassword', 'refuses the code of another account', async (school) => {
    const { client, judge } = school;
    const person = await resettable(school);
    const otp = await mailedCode(school, await school.holder());
    const body = { email: person.email, otp, password: newPassword() };
    const reply = await client.call(null, 'resetPassword', { body });
    // Later checks sign this account in.
    if (reply.status < 300) person.password = body.password;
    judge.refusedAs(reply, 'otp.wrong', 'otp');
  }),

  check('resetPassword', 'takes a code with spaces and dashes', async (school) => {
    const { client, judge, people } = school;
    const person = await resettable(school);
    const otp = await mailedCode(school, person);
    const password = newPassword();
    const body = { email: person.email, otp: ` ${otp.slice(0, 3)}-${otp.slice(3)} `, password };
    judge.success(await client.call(null, 'resetPassword', { body }));
    person.password = password;
    await asEvidence(() => people.signIn(person));
  }),
  check('resetPassword', 'refuses a code that another password has voided', async (school) => {
    const { client, judge, people } = school;
    const person = await resettable(school);
    const otp = await mailedCode(school, person);
    const session = await people.signIn(person);
    const change = { password: person.password, password_new: newPassword() };
    judge.success(await session.call('changePassword', { body: change }));
    person.password = change.password_new;
    const body = { email: person.email, otp, password: newPassword() };
    const reply = await client.call(null, 'resetPassword', { body });
    // Later checks sign this account in.
    if (reply.status < 300) person.password = body.password;
    judge.refusedAs(reply, 'otp.wrong', 'otp');
  }),
  check('resetPassword', 'refuses the right code after five wrong ones', async (school) => {
    const { client, judge } = school;
    school.mailbox.requireMails();
    // An account of its own, since servers slow down who has tried too often.
    const person = await school.exams.absentee();
    const otp = await mailedCode(school, person);
    const wrong = `${otp.startsWith('1') ? 2 : 1}${otp.slice(1)}`;
    const password = newPassword();
    const send = (code: string) =>
      client.call(null, 'resetPassword', { body: { email: person.email, otp: code, password } });
    for (let count = 0; count < 5; count += 1) judge.refusal(await send(wrong), 400, 'otp');
    const reply = await send(otp);
    if (reply.status < 300) person.password = password;
    judge.refusedAs(reply, 'otp.wrong', 'otp');
  }),

  check('changePassword', 'names a wrong old password', async (school) => {
    const body = { password: newPassword(), password_new: newPassword() };
    const reply = await (await school.holder()).call('changePassword', { body });
    school.judge.refusedAs(reply, 'password.wrong', 'password');
  }),
  check('changePassword', 'names a new password that is too weak', async ({ judge, holder }) => {
    const person = await holder();
    const body = { password: person.password, password_new: 'weak' };
    judge.refusal(await person.call('changePassword', { body }), 400, 'password_new');
  }),
  check('changePassword', 'refuses each kind of weak password', async ({ judge, holder }) => {
    const person = await holder();
    const weak = ['a1a1a', 'ABCDE1', 'abcdef', ' abcde1'];
    for (const password_new of weak) {
      const body = { password: person.password, password_new };
      const reply = await person.call('changePassword', { body });
      // Later checks sign this account in.
      if (reply.status < 300) person.password = password_new;
      under(`for "${password_new}"`, () => judge.refusal(reply, 400, 'password_new'));
    }
  }),
  check('changePassword', 'takes the shortest password and the longest', async (school) => {
    const { judge, people, holder } = school;
    const person = await holder();
    const unique = crypto.randomUUID().replaceAll('-', '');
    for (const password_new of [`a1${unique.slice(0, 4)}`, `a1${unique.repeat(7)}`.slice(0, 200)]) {
      const body = { password: person.password, password_new };
      judge.success(await person.call('changePassword', { body }));
      person.password = password_new;
    }
    await asEvidence(() => people.signIn(person));
  }),
  check('changePassword', 'compares a long password to its end', async (school) => {
    const { client, judge, holder } = school;
    const person = await holder();
    const { email } = person;
    const password_new = `a1${crypto.randomUUID().repeat(5)}`;
    const body = { password: person.password, password_new };
    judge.success(await person.call('changePassword', { body }));
    person.password = password_new;
    for (const length of [72, password_new.length - 1]) {
      const password = password_new.slice(0, length);
      const reply = await client.call(null, 'login', { body: { email, password } });
      await asEvidence(() => judge.refusal(reply, 401));
    }
  }),
  plainCheck(
    'changePassword',
    'changes the password',
    async ({ judge, people, client, holder }) => {
      const person = await holder();
      const { email, password } = person;
      const body = { password, password_new: newPassword() };
      judge.success(await person.call('changePassword', { body }));
      person.password = body.password_new;
      await asEvidence(() => people.signIn(person));
      const former = await client.call(null, 'login', { body: { email, password } });
      await asEvidence(() => judge.refusal(former, 401));
    },
  ),
  check('changePassword', 'ends the other sessions and no other', async (school) => {
    const { judge, people, holder } = school;
    const person = await holder();
    const elsewhere = await people.signIn(person);
    const body = { password: person.password, password_new: newPassword() };
    judge.success(await person.call('changePassword', { body }));
    person.password = body.password_new;
    await holdEnded(school, elsewhere, person);
  }),

  check('logout', 'ends the session and no other', async (school) => {
    const person = await school.holder();
    const elsewhere = await school.people.signIn(person);
    school.judge.success(await elsewhere.call('logout'));
    await holdEnded(school, elsewhere, person);
  }),

  check('me', 'says who is signed in', async ({ judge, instructor, student }) => {
    for (const { profile, call } of [await student(), await instructor()]) {
      const reply = await call('me');
      const { _id, email, role } = judge.success(reply);
      hold(
        _id === profile._id && email === profile.email && role === profile.role,
        `the profile of the login, ${profile._id}`,
        reply,
      );
    }
  }),
];
