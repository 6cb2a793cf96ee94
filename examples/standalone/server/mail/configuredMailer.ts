import type { Config } from '../process/config';
import type { Mailer } from './mailer';
import { folderMailer } from './folderMailer';
import { smtpMailer } from './smtpMailer';

/** The mailer for the environment: SMTP where it names a server, the outbox otherwise. */
export function configuredMailer({ smtpUrl, mailFrom, mailDir }: Config): Mailer {
  return smtpUrl === undefined
    ? folderMailer({ folder: mailDir, from: mailFrom })
    : smtpMailer(smtpUrl, mailFrom);
}
