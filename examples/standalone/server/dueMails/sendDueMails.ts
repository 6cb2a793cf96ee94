import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Hashing } from '../accounts/hashing';
import type { Database } from '../database/database';
import type { Background } from '../kernel/background';
import type { Mailer } from '../mail/mailer';
import { isRefused, reasonForLog } from '../mail/mailFailure';
import type { MailOutcome } from '../watching/metrics';
import { composeDueMail } from './composeDueMail';
import { finishDueMail, putOffDueMail, takeDueMail, type DueMail } from './dueMails';

export interface DueMailsOptions {
  database: Database;
  clock: () => Date;
  /** Its `send` resolves when a mail has been handed over. */
  mailer: Mailer;
  hashing: Hashing;
  publicUrl: string | undefined;
  /** Called with the outcome of each try. */
  watch?: (outcome: MailOutcome) => void;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Other instances and administrators' commands queue mails too, and some are due again later. */
const intervalMs = 5_000;
/** How many mails an instance sends at once. */
const mostAtOnce = 4;

const minuteMs = 60_000;

/**
 * The time in milliseconds until a mail is retried: a minute, doubled after each failure up to
 * an hour, each varied by up to a fifth, so that mails that failed together do not come back
 * together.
 *
 * @param tries that failed before this one
 */
export function pauseAfter(tries: number, chance: number = Math.random()): number {
  const pauseMs = Math.min(2 ** tries, 60) * minuteMs;
  return Math.round(pauseMs * (0.8 + 0.4 * chance));
}

/**
 * Sends the mail that has been due for longest. A failure is retried until the mail expires; a mail
 * that the mail server refuses for good is dropped.
 *
 * @returns false where none is due
 */
export async function sendDueMail(options: DueMailsOptions): Promise<boolean> {
  const { database, clock, hashing, publicUrl, mailer } = options;
  const { watch = () => undefined, log } = options;
  const now = clock();
  const taken = await takeDueMail(database, now);
  if (!taken) return false;
  const { kind } = taken;
  if (taken.expiresAt <= now) {
    watch('failed');
    log.error({ kind }, 'mail was not sent for 7 days');
    await finishDueMail(database, taken);
    return true;
  }
  const composed = await composeDueMail({ database, now, hashing, publicUrl }, taken);
  if (!composed) {
    await finishDueMail(database, taken);
    return true;
  }
  try {
    await mailer.send(composed.mail);
  } catch (error) {
    await composed.undelivered?.();
    const details = { kind, ...reasonForLog(error) };
    if (isRefused(error)) {
      watch('failed');
      log.error(details, 'mail was refused');
      await finishDueMail(database, taken);
    } else {
      watch('delayed');
      log.warn(details, 'mail was not sent yet; trying again');
      await putOffDueMail(database, taken, nextTry(taken, clock()));
    }
    return true;
  }
  watch('sent');
  await composed.delivered?.();
  await finishDueMail(database, taken);
  return true;
}

function nextTry({ tries, expiresAt }: DueMail, now: Date): Date {
  return new Date(Math.min(now.getTime() + pauseAfter(tries), expiresAt.getTime()));
}

/**
 * Sends due mails in the background. Closing the server waits for those being sent.
 *
 * @returns a function that sends the mails just queued by this instance, without waiting for the
 * next check
 */
export function sendDueMailsWhileRunning(
  app: FastifyInstance,
  background: Background,
  options: DueMailsOptions,
): () => void {
  let senders = 0;

  function send(): void {
    if (senders === mostAtOnce || background.closing.aborted) return;
    senders += 1;
    background.run('sending due mails', async () => {
      try {
        while (!background.closing.aborted && (await sendDueMail(options))) {
          // One sender may be too few.
          send();
        }
      } finally {
        senders -= 1;
      }
    });
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    timer = setInterval(send, intervalMs).unref();
    // Sends those that an earlier server has left.
    send();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  return send;
}
