import type { Mail } from './mailer';

interface Recipient {
  email: string;
  firstName: string;
}

/** The mail with the one-time code that somebody requested. */
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
  /** Where people open the server; without it, the mail names only the page. */
  publicUrl: string | undefined;
  /** Whether an instructor created the account; otherwise the school did. */
  byInstructor: boolean;
}

/** The mail that invites somebody to the account created for them. */
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

/**
 * The address of the page that sets a password, with the fields filled in after the hash, which is
 * never sent to a server or proxy.
 */
export function passwordLink(publicUrl: string, email: string, code: string): string {
  return `${publicUrl}/quiz/reset-password#${new URLSearchParams({ email, code }).toString()}`;
}

/**
 * The mail to a pending email with the code that confirms it.
 *
 * @param publicUrl where people open the server; without it, the mail names only the page
 */
export function emailChangeMail(
  recipient: Recipient,
  code: string,
  publicUrl: string | undefined,
): Mail {
  // After the hash, which is never sent to a server or proxy.
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

/** The note to the current email that another one is pending. */
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

/** Whether an address is short and plain enough not to carry a message of its own. */
function isPlain(email: string): boolean {
  return /^[a-z0-9._+-]{1,40}@[a-z0-9.-]{1,60}$/.test(email);
}

/**
 * Anyone can register any address under any name. A name that could carry a link or a message is
 * left out, because the server would otherwise send a stranger's words to strangers.
 */
function greeting({ firstName }: Recipient): string {
  return /^[\p{L}\p{M}'’ -]{1,30}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
