import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { asEvidence, Mismatch, NotChecked } from '../judging/outcome';
import { newPassword } from '../school/people';
import type { School } from '../school/school';
import { housed, readStudent } from '../school/students';

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
      const pending = await readStudent(school, _id);
      const expected = `"email": "${owner.email}" and "email_pending": "${email}"`;
      const isPending = pending.email === owner.email && pending.email_pending === email;
      hold(isPending, expected, JSON.stringify(pending));
      await asEvidence(() => people.signIn(owner));
      const body = { email, otp: 'wrong-code', password: owner.password };
      judge.refusal(await client.call(null, 'confirmEmail', { body }), 400, 'otp');
      judge.success(await call('updateStudent', { body: { _id, keep_email: true } }));
      const { email_pending } = await readStudent(school, _id);
      hold(email_pending === undefined, 'no "email_pending"', `"${email_pending}"`);
    },
  ),
  check('confirmEmail', 'keeps the new email waiting while other fields change', async (school) => {
    const { judge, people, belongings } = school;
    const { id: _id } = await housed(school, await school.group());
    const { call } = await school.instructor();
    const email = people.addressOf('moved');
    judge.success(await call('updateStudent', { body: { _id, email } }));
    const first_name = belongings.newName('student');
    judge.success(await call('updateStudent', { body: { _id, first_name } }));
    const { email_pending } = await readStudent(school, _id);
    judge.success(await call('updateStudent', { body: { _id, keep_email: true } }));
    hold(email_pending === email, `"email_pending": "${email}"`, `"${email_pending}"`);
  }),
  check('confirmEmail', 'refuses a code if no email is pending', async (school) => {
    const { client, judge, people } = school;
    const body = { email: people.addressOf('nobody'), otp: '000000', password: newPassword() };
    judge.refusal(await client.call(null, 'confirmEmail', { body }), 400, 'otp');
  }),
];

/** The code in the next mail to an address. A mail of an invitation may say it in any way. */
async function invitedBy({ mailbox }: School, email: string, send: () => Promise<void>) {
  return mailbox.codeFrom(email, send).catch((error: unknown) => {
    if (!(error instanceof Mismatch) || error.operation !== undefined) throw error;
    throw new NotChecked('needs invitations whose code can be read');
  });
}

export const invitationChecks: readonly Check[] = [
  check('inviteStudent', 'ends the invitation before', async (school) => {
    const { client, judge, people, belongings } = school;
    const email = people.addressOf('reinvited');
    school.mailbox.requireMails();
    let id = '';
    const first = await invitedBy(school, email, async () => {
      id = await belongings.invite({ email });
    });
    const { call } = await school.instructor();
    const second = await invitedBy(school, email, async () => {
      judge.success(await call('inviteStudent', { ids: { id } }));
    });
    const accept = (otp: string) =>
      client.call(null, 'resetPassword', { body: { email, otp, password: newPassword() } });
    const replies = [await accept(first), await accept(second)] as const;
    await asEvidence(() => judge.refusedAs(replies[0], 'otp.wrong', 'otp'));
    await asEvidence(() => judge.success(replies[1]));
  }),
  check('resetPassword', 'ends an invitation when another code sets a password', async (school) => {
    const { client, judge, people, belongings, mailbox } = school;
    const email = people.addressOf('converted');
    mailbox.requireMails();
    const invitation = await invitedBy(school, email, async () => {
      await belongings.invite({ email });
    });
    const otp = await mailbox.codeFrom(email, async () => {
      judge.success(await client.call(null, 'forgotPassword', { body: { email } }));
    });
    const set = (code: string) =>
      client.call(null, 'resetPassword', { body: { email, otp: code, password: newPassword() } });
    judge.success(await set(otp));
    judge.refusedAs(await set(invitation), 'otp.wrong', 'otp');
  }),
  check('inviteStudent', 'invites a student without a password, and says so', async (school) => {
    const { judge, belongings } = school;
    const id = await belongings.invite();
    const { invited } = await readStudent(school, id);
    hold(invited === true, '"invited": true', JSON.stringify({ invited }));
    const { call } = await school.instructor();
    judge.success(await call('inviteStudent', { ids: { id } }));
  }),
  check('inviteStudent', 'refuses a student with a password with 409', async (school) => {
    const { id } = await housed(school, await school.group());
    const { invited } = await readStudent(school, id);
    hold(invited !== true, 'no "invited"', JSON.stringify({ invited }));
    const { call } = await school.instructor();
    school.judge.refusedAs(await call('inviteStudent', { ids: { id } }), 'student.hasPassword');
  }),
];
