import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invitationMail, resetMail } from '../../server/mail/codeMails';
import { folderMailer, prepareMailFolder } from '../../server/mail/folderMailer';
import { StartError } from '../../server/process/startError';
import { temporaryFolder } from '../process/temporaryFolder';

const root = temporaryFolder();
const from = 'Quizwright <quizwright@localhost>';
const grace = { email: 'grace@school.example', firstName: 'Grace' };

function openOutbox(name: string) {
  const folder = join(root, name, 'outbox');
  const lines: string[] = [];
  const mailer = folderMailer({ folder, from, print: (line) => lines.push(line) });
  return { folder, lines, mailer, files: () => readdirSync(folder) };
}

test('each mail is a file that a mail program can open, and only the administrator', async () => {
  const { folder, mailer, files } = openOutbox('one');
  await mailer.send(resetMail(grace, '40281753'));
  await mailer.send(
    invitationMail(grace, '11112222', { publicUrl: undefined, byInstructor: true }),
  );
  expect(files()).toHaveLength(2);
  for (const file of files()) {
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  }
  const all = files().map((file) => readFileSync(join(folder, file), 'utf8'));
  const reset = all.find((text) => text.includes('40281753'));
  expect(reset).toMatch(/^From: Quizwright <quizwright@localhost>$/m);
  expect(reset).toMatch(/^To: grace@school\.example$/m);
  expect(reset).toMatch(/^Subject: Your one-time code for Quizwright$/m);
  expect(reset).toMatch(/^Date: /m);
  expect(reset).toMatch(/\n\nHello Grace,\n/);
});

test('the console names the recipient, the subject, the code and the file', async () => {
  const { folder, lines, mailer, files } = openOutbox('two');
  await mailer.send(resetMail(grace, '40281753'));
  expect(lines).toEqual([
    `Mail to grace@school.example: "Your one-time code for Quizwright", code 40281753 (${join(folder, files()[0] ?? '')})`,
  ]);
});

test('an address cannot control the terminal or write a header', async () => {
  const { folder, lines, mailer, files } = openOutbox('three');
  const to = 'gr\u001b[2Jace\u009b@school.example\nBcc: all@school.example';
  await mailer.send({ ...resetMail(grace, '1'), to }).catch(() => undefined);
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
  for (const file of files()) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/^Bcc:/im);
  }
});

test('a folder that cannot be written is an error', async () => {
  const { folder, mailer, files } = openOutbox('four');
  await mailer.send(resetMail(grace, '1'));
  const inFile = join(folder, files()[0] ?? '', 'outbox');
  const broken = folderMailer({ folder: inFile, from, print: () => undefined });
  await expect(broken.send(resetMail(grace, '1'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('the folder for mails is created before the first one', async () => {
  const folder = join(root, 'prepared', 'outbox');
  await prepareMailFolder(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
  await prepareMailFolder(folder);
});

test('a place where no mail can be written is refused in a sentence', async () => {
  const file = join(root, 'file');
  writeFileSync(file, 'not a folder');
  for (const folder of [file, join(file, 'below')]) {
    const refused = prepareMailFolder(folder);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`Mails cannot be written to ${folder}: `);
  }
  expect(existsSync(join(file, 'below'))).toBe(false);
});
