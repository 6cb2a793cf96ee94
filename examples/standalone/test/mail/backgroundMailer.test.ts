import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBackground, type Background } from '../../server/kernel/background';
import { backgroundMailer } from '../../server/mail/backgroundMailer';
import { resetMail } from '../../server/mail/codeMails';
import type { Mailer } from '../../server/mail/mailer';
import { smtpMailer } from '../../server/mail/smtpMailer';
import type { MailOutcome } from '../../server/watching/metrics';
import { openMailServer, type MailServer } from './mailServer';

interface Logged {
  level: 'error' | 'warn';
  details: { responseCode?: number; err: Error };
  message: string;
}

const mail = resetMail({ email: 'grace@school.example', firstName: 'Grace' }, '40281753');

let server: MailServer;
let background: Background;
let logged: Logged[];
let outcomes: MailOutcome[];
beforeEach(async () => {
  server = await openMailServer();
  logged = [];
  outcomes = [];
  background = createBackground(log);
});
afterEach(async () => {
  await background.close();
  await server.close();
});

const logAs = (level: Logged['level']) => (details: unknown, message?: string) => {
  logged.push({ level, details: details as Logged['details'], message: message ?? '' });
};
const log = { error: logAs('error'), warn: logAs('warn') };

/** Sends over SMTP, with retries after these pauses. */
function send(...retryAfterMs: number[]): Promise<void> {
  const mailer = smtpMailer(`${server.url}?tls.rejectUnauthorized=false`, 'quiz@school.example');
  const watch = (outcome: MailOutcome) => void outcomes.push(outcome);
  return backgroundMailer(mailer, { background, log, watch, retryAfterMs }).send(mail);
}

const levels = () => logged.map(({ level }) => level);

describe('a mail in the background', () => {
  test('returns before its delivery, and reaches its recipient', async () => {
    await send();
    expect(server.delivered).toEqual([]);
    await expect.poll(() => outcomes).toEqual(['sent']);
    expect(server.delivered).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  test('is sent again when the server cannot accept it now', async () => {
    server.refusals.push({ code: 451, message: 'Busy' }, { code: 421, message: 'Still busy' });
    await send(0, 0, 0);
    await expect.poll(() => server.delivered).toHaveLength(1);
    expect(levels()).toEqual(['warn', 'warn']);
  });

  test('is given up after the last try, and logged without its recipient and its code', async () => {
    const message = 'Busy for grace@school.example';
    server.refusals.push(...Array.from({ length: 9 }, () => ({ code: 451, message })));
    await send(0, 0);
    await expect.poll(levels).toEqual(['warn', 'warn', 'error']);
    expect(logged.at(-1)).toMatchObject({
      details: { responseCode: 451 },
      message: 'mail was not sent',
    });
    expect(JSON.stringify(logged)).not.toMatch(/grace|40281753/);
    expect(outcomes).toEqual(['delayed', 'delayed', 'failed']);
    expect(server.refusals).toHaveLength(6);
  });

  test('is not sent again when it is refused for good', async () => {
    server.refusals.push({ code: 550, message: 'No such mailbox' });
    await send(0, 0);
    await expect.poll(levels).toEqual(['error']);
    expect(server.delivered).toEqual([]);
  });

  test('is retried at once when the server closes during a pause', async () => {
    server.refusals.push({ code: 451, message: 'Busy' });
    await send(3_600_000);
    await expect.poll(levels).toEqual(['warn']);
    await background.close();
    expect(server.delivered).toHaveLength(1);
  });

  test('is given up if it fails while the server closes, so that closing ends', async () => {
    server.refusals.push(...Array.from({ length: 9 }, () => ({ code: 451, message: 'Busy' })));
    await send(3_600_000, 3_600_000);
    await expect.poll(levels).toEqual(['warn']);
    await background.close();
    expect(levels()).toEqual(['warn', 'error']);
  });
});

describe('work in the background', () => {
  test('is waited for, with the work that it starts', async () => {
    const done: string[] = [];
    background.run('first', async () => {
      await new Promise(setImmediate);
      background.run('second', async () => {
        await new Promise(setImmediate);
        done.push('second');
      });
      done.push('first');
    });
    await background.close();
    expect(done).toEqual(['first', 'second']);
  });

  test('is logged under its name when it fails, and harms nothing else', async () => {
    const failing: Mailer = { send: () => Promise.reject(new Error('down')) };
    background.run('sending', () => failing.send(mail));
    await background.close();
    expect(logged).toMatchObject([
      { level: 'error', message: 'sending failed', details: { err: { message: 'down' } } },
    ]);
  });
});
