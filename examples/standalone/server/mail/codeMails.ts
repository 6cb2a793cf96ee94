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
    text: `${greeting(recipient)}

your one-time code for Quizwright is

    ${code}

It is good for 10 minutes. Enter it on the page "Reset password", together with your email and a new password.

If you did not ask for it, you need do nothing: your password stays as it is. Give the code to nobody.
`,
  };
}

/** The mail that tells a student of the account an instructor made for them. */
export function invitationMail(recipient: Recipient, code: string): Mail {
  return {
    to: recipient.email,
    subject: 'Your account at Quizwright',
    code,
    text: `${greeting(recipient)}

your instructor has made an account at Quizwright for you. Your one-time code to set a password is

    ${code}

It is good for 10 minutes. Enter it on the page "Reset password", together with your email and a password of your own. When it is too old, ask for a new one on the page "Forgot password".

If you do not know of this, you need do nothing. Give the code to nobody.
`,
  };
}

/**
 * Anybody can register any address under any name. A name that could carry a link or a message of
 * its own is therefore left out, or the server would send a stranger's words to strangers.
 */
function greeting({ firstName }: Recipient): string {
  return /^[\p{L}\p{M}'’ -]{1,30}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
