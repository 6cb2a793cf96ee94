import { afterEach, describe, expect, test } from 'vitest';
import { resetMail } from '../../server/mail/codeMails';
import { smtpMailer } from '../../server/mail/smtpMailer';
import { openMailServer, type MailServer } from './mailServer';

const from = 'Quizwright <quiz@school.example>';
const grace = { email: 'grace@school.example', firstName: 'Grace' };
// The test's server has a self-signed certificate.
const anyCertificate = '?tls.rejectUnauthorized=false';

let server: MailServer | undefined;
afterEach(() => server?.close());

/** Decodes a message: soft line breaks and `=XX`. */
function decoded(message: string): string {
  const bytes = message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('a mail over SMTP', () => {
  test('reaches its recipient from the sender, with its subject and text', async () => {
    server = await openMailServer();
    await smtpMailer(server.url + anyCertificate, from).send(resetMail(grace, '40281753'));
    expect(server.delivered).toHaveLength(1);
    const [mail] = server.delivered;
    expect(mail).toMatchObject({ from: 'quiz@school.example', to: ['grace@school.example'] });
    expect(mail?.message).toContain('From: Quizwright <quiz@school.example>\r\n');
    expect(mail?.message).toContain('To: grace@school.example\r\n');
    expect(mail?.message).toContain('Subject: Your one-time code for Quizwright\r\n');
    expect(mail?.message).toContain('Auto-Submitted: auto-generated\r\n');
    expect(mail?.message).toMatch(/\r\n\r\nHello Grace,\r\n/);
    expect(mail?.message).toContain('40281753');
  });

  test('keeps letters of every language', async () => {
    server = await openMailServer();
    const mail = resetMail({ ...grace, firstName: 'Žofia-Мария' }, '40281753');
    await smtpMailer(server.url + anyCertificate, from).send(mail);
    const { message = '' } = server.delivered[0] ?? {};
    expect(
      decoded(message) + Buffer.from(message.split('\r\n\r\n')[1] ?? '', 'base64').toString(),
    ).toContain('Hello Žofia-Мария,');
  });

  test('signs in with the user and password of the address', async () => {
    const login = { user: 'quiz', password: 'p@ss:word/1' };
    server = await openMailServer({ login });
    await smtpMailer(server.url + anyCertificate, from).send(resetMail(grace, '1'));
    expect(server.delivered).toHaveLength(1);
  });

  test('sends no password to a server that does not encrypt', async () => {
    const login = { user: 'quiz', password: 'secret' };
    server = await openMailServer({ login, offersTls: false });
    await expect(smtpMailer(server.url, from).send(resetMail(grace, '1'))).rejects.toThrow();
    expect(server.delivered).toEqual([]);
  });

  test('fails for a self-signed certificate', async () => {
    server = await openMailServer({ login: { user: 'quiz', password: 'secret' } });
    await expect(smtpMailer(server.url, from).send(resetMail(grace, '1'))).rejects.toThrow(
      /certificate/,
    );
  });

  test('fails when no server listens', async () => {
    server = await openMailServer();
    const { url } = server;
    await server.close();
    await expect(smtpMailer(url, from).send(resetMail(grace, '1'))).rejects.toThrow(/ECONNREFUSED/);
  });

  test.each([
    ['a line break in the address', 'grace@school.example\r\nBcc: all@school.example'],
    ['a second recipient', 'grace@school.example, all@school.example'],
    ['brackets', 'Grace <all@school.example>'],
  ])('is sent to nobody else for %s', async (_name, to) => {
    server = await openMailServer();
    const mailer = smtpMailer(server.url + anyCertificate, from);
    await mailer.send({ ...resetMail(grace, '1'), to }).catch(() => undefined);
    for (const mail of server.delivered) {
      expect(mail.to).not.toContain('all@school.example');
      expect(mail.message).not.toMatch(/^Bcc:/im);
    }
  });

  test('has no header that came from its subject', async () => {
    server = await openMailServer();
    const subject = 'Hello\r\nBcc: all@school.example\r\n\r\nAnother text';
    const mailer = smtpMailer(server.url + anyCertificate, from);
    await mailer.send({ ...resetMail(grace, '1'), subject });
    expect(server.delivered[0]?.to).toEqual(['grace@school.example']);
    expect(server.delivered[0]?.message).not.toMatch(/^Bcc:/im);
    expect(server.delivered[0]?.message).not.toMatch(/^Another text/m);
  });
});
