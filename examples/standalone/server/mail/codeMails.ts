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

Your one-time code for Quizwright is

    ${code}

It works for 10 minutes. Enter it on the page "Reset password", with your email and a new password.

If you did not ask for it, ignore this email. Your password stays the same. Do not share the code with anyone.
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
      ? 'open the page /quiz/reset-password of your Quizwright server and enter your email, this code and a new password'
      : 'open this link and choose a password';
  return {
    to: recipient.email,
    subject: 'Your Quizwright account',
    code,
    text: `${greeting(recipient)}

Your ${byInstructor ? 'instructor' : 'school'} has created a Quizwright account for you. To get started, ${how}:

    ${publicUrl === undefined ? code : passwordLink(publicUrl, recipient.email, code)}

It works once, within 7 days. After that, ask your ${byInstructor ? 'instructor' : 'school'} for a new invitation, or request a one-time code on the page "Forgot password".

If you did not expect this, ignore this email. Do not share the ${publicUrl === undefined ? 'code' : 'link'} with anyone.
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
      ? 'Open the page /quiz/confirm-email of your Quizwright server'
      : `Open ${publicUrl}/quiz/confirm-email#${filledIn.toString()}`;
  return {
    to: recipient.email,
    subject: 'Confirm your new email for Quizwright',
    code,
    text: `${greeting(recipient)}

Your instructor asked to use this address for your Quizwright account. Your one-time code to confirm it is

    ${code}

${page} and enter the code with your password. It works for 7 days. Until you confirm, keep signing in with your current email.

If you did not expect this, ignore this email. Do not share the code with anyone.
`,
  };
}

/** The note to the present email that another one waits for its owner. */
export function emailNoteMail(recipient: Recipient, newEmail: string): Mail {
  return {
    to: recipient.email,
    subject: 'A new email for your Quizwright account',
    text: `${greeting(recipient)}

Your instructor asked to change the email of your Quizwright account${isPlain(newEmail) ? ` to ${newEmail}` : ''}. Nothing has changed yet. The change takes effect only when someone confirms it from the new address with your password, within 7 days.

To make the change, confirm it from the email at your new address. To keep your current email, do nothing. If you did not expect this, tell your school. Do not share your password with anyone.
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
