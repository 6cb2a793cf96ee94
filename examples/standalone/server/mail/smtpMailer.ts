import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message';

const timeoutMs = 5_000;

/**
 * Sends mails over SMTP. `smtp:` is encrypted where the server offers it, and has to be where the
 * address holds a user, whose password would be readable otherwise; `smtps:` always is.
 *
 * @param url such as `smtps://user:password@mail.school.example`; nodemailer's options may follow
 *   as its query and come before what is said here
 * @param from the sender, `Name <address>` or an address
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: new URL(url).username !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}
