import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { StartError, reasonOf } from '../process/startError';
import type { Mailer } from './mailer';
import { messageOf } from './message';
import { keptMs, nameOf } from './outboxFolder';

export interface FolderMailerOptions {
  /** Absolute path. */
  folder: string;
  /** The sender, as `Name <address>` or an address. */
  from: string;
  /**
   * Receives the line that announces a mail.
   * @default console.log
   */
  print?: (line: string) => void;
}

/** Only the recipient and the administrator may read codes. */
const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/**
 * Creates the outbox folder if it is missing.
 * @throws StartError when mails cannot be written there
 */
export async function prepareMailFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `Mails cannot be written to ${folder}: ${reasonOf(error)}. Set MAIL_DIR to a folder that this user can write to, or SMTP_URL to a mail server.`,
    );
  }
}

/**
 * Writes each mail to a file `<instant>-<random>.eml` that mail programs can open, and prints its
 * recipient, its subject and its code, if any: a demo works without a mail server.
 */
export function folderMailer({ folder, from, print = console.log }: FolderMailerOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const writtenAt = new Date();
      const expiresAt = new Date(writtenAt.getTime() + (mail.goodForMs ?? keptMs));
      const composed = messageOf(mail, from);
      // The file can be deleted when its code has expired (RFC 4021).
      const headers = { ...composed.headers, Expires: expiresAt.toUTCString() };
      const { message } = await composer.sendMail({ ...composed, headers });
      const file = join(folder, nameOf(writtenAt, randomBytes(4).toString('hex')));
      await makeFolder(folder);
      await writeFile(file, message as Buffer, { flag: 'wx', mode: 0o600 });
      const code = mail.code === undefined ? '' : `, code ${mail.code}`;
      print(printable(`Mail to ${mail.to}: "${mail.subject}"${code} (${file})`));
    },
  };
}

/** An address may contain control characters, which would control a terminal. */
function printable(line: string): string {
  return line.replace(/\p{C}/gu, '?');
}
