import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Background } from '../kernel/background';
import type { MailOutcome } from '../watching/metrics';
import type { Mail, Mailer } from './mailer';
import { isRefused, reasonForLog } from './mailFailure';

interface BackgroundMailerOptions {
  background: Background;
  /** Told what became of each try. */
  watch?: (outcome: MailOutcome) => void;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /**
   * Milliseconds to wait before each further try. A code is only good for 10 minutes, so a mail
   * that is much later helps nobody.
   * @default [2000, 15000, 60000]
   */
  retryAfterMs?: readonly number[];
}

/**
 * A mailer whose `send` comes back at once: no answer waits for a mail server, and none tells by
 * its time whether a mail was sent. What fails for the moment is tried again; what is refused for
 * good, or still fails at the end, is logged, without whom it was for. A server that closes tries a
 * waiting mail a last time.
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
