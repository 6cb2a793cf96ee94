import type { Mail } from './mailer';

interface Recipient {
  email: string;
  firstName: string;
}

/** The mail that brings the one-time code somebody asked for. */
export function resetMail(recipient: Recipient, code: string): Mail {
  return {
    to: recipient.email,
    subject: 'Your one-time code for Quizwright',
    code,
    goodForMs: 10 * 60_000,
    text: `${greeting(recipient)}

your one-time code for Quizwright is

    ${code}

It is good for 10 minutes. Enter it on the page "Reset password", together with your email and a new password.

If you did not ask for it, you need do nothing: your password stays as it is. Give the code to nobody.
`,
  };
}

interface InvitationFrom {
  /** Where people open the server; without it the mail names the page alone. */
  publicUrl: string | undefined;
  /** Whether an instructor made the account; otherwise the school did. */
  byInstructor: boolean;
}

/** The mail that tells somebody of the account that was made for them. */
export function invitationMail(
  recipient: Recipient,
  code: string,
  { publicUrl, byInstructor }: InvitationFrom,
): Mail {
  const how =
    publicUrl === undefined
      ? 'open the page /quiz/reset-password of your Quizwright and enter your email, this code and a password of your own'
      : 'open this link and choose a password';
  return {
    to: recipient.email,
    subject: 'Your account at Quizwright',
    code,
    text: `${greeting(recipient)}

your ${byInstructor ? 'instructor' : 'school'} has made an account at Quizwright for you. To begin, ${how}:

    ${publicUrl === undefined ? code : passwordLink(publicUrl, recipient.email, code)}

It works once, within 7 days. After that, ask your ${byInstructor ? 'instructor' : 'school'} for another invitation, or for a one-time code on the page "Forgot password".

If you do not know of this, you need do nothing. Give the ${publicUrl === undefined ? 'code' : 'link'} to nobody.
`,
  };
}

/** Where somebody sets a password, filled in behind the hash, which no server and no proxy is sent. */
export function passwordLink(publicUrl: string, email: string, code: string): string {
  return `${publicUrl}/quiz/reset-password#${new URLSearchParams({ email, code }).toString()}`;
}

/**
 * The mail to a new email that waits for the owner of the account.
 *
 * @param publicUrl where people open the server; without it the mail names the page alone
 */
export function emailChangeMail(
  recipient: Recipient,
  code: string,
  publicUrl: string | undefined,
): Mail {
  // Behind the hash, which no server and no proxy is sent.
  const filledIn = new URLSearchParams({ email: recipient.email, code });
  const page =
    publicUrl === undefined
      ? 'Open the page /quiz/confirm-email of your Quizwright'
      : `Open ${publicUrl}/quiz/confirm-email#${filledIn.toString()}`;
  return {
    to: recipient.email,
    subject: 'Confirm your new email for Quizwright',
    code,
    text: `${greeting(recipient)}

your instructor asked to make this the email of your account at Quizwright. Your one-time code to confirm it is

    ${code}

${page} and enter the code together with your password. It is good for 7 days. Until then you sign in with the email that you have now.

If you do not know of this, you need do nothing. Give the code to nobody.
`,
  };
}

/** The note to the present email that another one waits for its owner. */
export function emailNoteMail(recipient: Recipient, newEmail: string): Mail {
  return {
    to: recipient.email,
    subject: 'A new email for your account at Quizwright',
    text: `${greeting(recipient)}

your instructor asked to change the email of your account at Quizwright${isPlain(newEmail) ? ` to ${newEmail}` : ''}. Nothing has changed yet: the new email holds only when somebody confirms it there with your password, within 7 days.

If you want the change, confirm it from the mail at your new address. If you do not, you need do nothing. Tell your school if you did not expect this, and give your password to nobody.
`,
  };
}

/** Whether an address is short and plain enough to carry no message of its own. */
function isPlain(email: string): boolean {
  return /^[a-z0-9._+-]{1,40}@[a-z0-9.-]{1,60}$/.test(email);
}

/**
 * Anybody can register any address under any name. A name that could carry a link or a message of
 * its own is therefore left out, or the server would send a stranger's words to strangers.
 */
function greeting({ firstName }: Recipient): string {
  return /^[\p{L}\p{M}'’ -]{1,30}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
