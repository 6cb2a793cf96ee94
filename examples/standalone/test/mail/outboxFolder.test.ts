import { mkdirSync, promises, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import {
  emailChangeMail,
  emailNoteMail,
  invitationMail,
  resetMail,
} from '../../server/mail/codeMails';
import {
  deleteMailsTo,
  deleteOldMails,
  deleteOldMailsWhileRunning,
} from '../../server/mail/outboxFolder';
import { folderMailer } from '../../server/mail/folderMailer';
import { temporaryFolder } from '../process/temporaryFolder';

const root = temporaryFolder();
const grace = { email: 'grace@school.example', firstName: 'Grace' };
const minute = 60_000;
const day = 24 * 60 * minute;

function openOutbox(name: string) {
  const folder = join(root, name);
  const from = 'Quizwright <quizwright@localhost>';
  const mailer = folderMailer({ folder, from, print: () => undefined });
  return { folder, mailer, files: () => readdirSync(folder).sort() };
}

const later = (ms: number) => new Date(Date.now() + ms);

test('the mail of a reset is deleted after 10 minutes, all others after 7 days', async () => {
  const { folder, mailer, files } = openOutbox('ages');
  await mailer.send(resetMail(grace, '11111111'));
  await mailer.send(
    invitationMail(grace, '22222222', { publicUrl: undefined, byInstructor: true }),
  );
  await mailer.send(emailChangeMail(grace, '33333333', undefined));
  await mailer.send(emailNoteMail(grace, 'new@school.example'));
  await deleteOldMails(folder, later(9 * minute));
  expect(files()).toHaveLength(4);
  await deleteOldMails(folder, later(10 * minute));
  expect(files()).toHaveLength(3);
  await deleteOldMails(folder, later(7 * day - minute));
  expect(files()).toHaveLength(3);
  await deleteOldMails(folder, later(7 * day));
  expect(files()).toEqual([]);
});

test('mails of a version that did not write when they end are deleted after 7 days', async () => {
  const { folder, files } = openOutbox('earlier');
  mkdirSync(folder);
  const text = 'From: a\nTo: grace@school.example\n\nExpires: Thu, 01 Jan 1970 00:00:00 GMT\n';
  writeFileSync(join(folder, '2026-05-04T09-00-00.000Z-0123abcd.eml'), text);
  await deleteOldMails(folder, new Date('2026-05-11T08:59:59Z'));
  expect(files()).toHaveLength(1);
  await deleteOldMails(folder, new Date('2026-05-11T09:00:00Z'));
  expect(files()).toEqual([]);
});

test('other files are kept, however old', async () => {
  const { folder, files } = openOutbox('foreign');
  mkdirSync(folder);
  const ours = '2020-01-01T09-00-00.000Z-0123abcd.eml';
  const foreign = ['holiday.eml', 'notes.txt', `${ours}.bak`, `x${ours}`, ours.toUpperCase()];
  for (const name of foreign) {
    writeFileSync(join(folder, name), 'To: grace@school.example\nExpires: Thu, 01 Jan 1970\n\n');
    utimesSync(join(folder, name), 0, 0);
  }
  mkdirSync(join(folder, ours));
  symlinkSync(join(folder, 'notes.txt'), join(folder, ours.replace('abcd', 'abce')));
  const before = files();
  await deleteOldMails(folder, later(0));
  expect(await deleteMailsTo(folder, [grace.email])).toBe(0);
  expect(files()).toEqual(before);
});

test('the mails to an address are deleted, and no others', async () => {
  const { folder, mailer, files } = openOutbox('to');
  const addresses = ['grace@school.example', 'race@school.example', 'grace@schüle.example'];
  for (const email of addresses) await mailer.send(resetMail({ ...grace, email }, '1'));
  expect(await deleteMailsTo(folder, [grace.email])).toBe(1);
  expect(files()).toHaveLength(2);
  expect(await deleteMailsTo(folder, ['grace@schüle.example'])).toBe(1);
  expect(files()).toHaveLength(1);
  expect(await deleteMailsTo(join(root, 'none'), [grace.email])).toBe(0);
});

test('a server deletes old mails when it starts', async () => {
  const { folder, files } = openOutbox('server');
  mkdirSync(folder);
  writeFileSync(join(folder, '2020-01-01T09-00-00.000Z-0123abcd.eml'), 'To: a\n\n');
  const app = Fastify();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  deleteOldMailsWhileRunning(app, folder);
  await app.ready();
  await expect.poll(files).toEqual([]);
  await app.close();
  writeFileSync(join(folder, '2020-01-01T09-00-00.000Z-0123abcd.eml'), 'To: a\n\n');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(files()).toHaveLength(1);
});

test('an unreadable file does not stop the deletion of others', async () => {
  const { folder, files } = openOutbox('unreadable');
  mkdirSync(folder);
  const name = (second: string) => `2026-05-04T09-00-${second}.000Z-0123abcd.eml`;
  for (const second of ['00', '01', '02']) {
    writeFileSync(join(folder, name(second)), 'To: grace@school.example\n\n');
  }
  const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' });
  const fails = vi.spyOn(promises, 'open').mockRejectedValueOnce(refused);
  syncBuiltinESMExports();
  try {
    await expect(deleteMailsTo(folder, [grace.email])).rejects.toThrow('permission denied');
  } finally {
    fails.mockRestore();
    syncBuiltinESMExports();
  }
  expect(files()).toHaveLength(1);
});
