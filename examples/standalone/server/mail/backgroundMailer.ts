import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Background } from '../kernel/background';
import type { MailOutcome } from '../watching/metrics';
import type { Mail, Mailer } from './mailer';
import { isRefused, reasonForLog } from './mailFailure';

interface BackgroundMailerOptions {
  background: Background;
  /** Called with the outcome of each try. */
  watch?: (outcome: MailOutcome) => void;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /**
   * Milliseconds to wait before each further try. A code is valid for only 10 minutes, so a much
   * later mail helps nobody.
   * @default [2000, 15000, 60000]
   */
  retryAfterMs?: readonly number[];
}

/**
 * A mailer whose `send` returns at once: no reply waits for a mail server, and no reply's time
 * tells whether a mail was sent. Temporary failures are retried; a final refusal or failure is
 * logged, without the recipient. When the server closes, a waiting mail gets one last try.
 */
export function backgroundMailer(
  mailer: Mailer,
  {
    background,
    log,
    watch = () => undefined,
    retryAfterMs = [2_000, 15_000, 60_000],
  }: BackgroundMailerOptions,
): Mailer {
  async function deliver(mail: Mail): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await mailer.send(mail);
        watch('sent');
        return;
      } catch (error) {
        const pauseMs = retryAfterMs[tries];
        const details = reasonForLog(error);
        if (pauseMs === undefined || background.closing.aborted || isRefused(error)) {
          watch('failed');
          log.error(details, 'mail was not sent');
          return;
        }
        watch('delayed');
        log.warn(details, 'mail was not sent yet; trying again');
        await wait(pauseMs, undefined, { signal: background.closing }).catch(() => undefined);
      }
    }
  }

  return {
    send(mail) {
      background.run('sending a mail', () => deliver(mail));
      return Promise.resolve();
    },
  };
}
