import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message';

const timeoutMs = 5_000;

/**
 * Sends mails over SMTP. `smtp:` is encrypted if the server offers it, and must be if the address
 * contains a user, whose password would otherwise be readable; `smtps:` always is.
 *
 * @param url such as `smtps://user:password@mail.school.example`; nodemailer's options may follow
 * as its query and override the defaults here
 * @param from the sender, as `Name <address>` or an address
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
