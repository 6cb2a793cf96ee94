import type { FastifyInstance } from 'fastify';

/** A task that a server repeats for as long as it runs. */
export interface RepeatedTask {
  /** For the log where it fails, such as "closing quizzes". */
  name: string;
  intervalMs: number;
  work: () => Promise<void>;
}

/**
 * Repeats a task from when the server is ready, one run at a time. A run that fails is logged, and
 * the next one retries. Closing the server waits for the current one.
 *
 * @returns runs it now, or joins the current run
 */
export function repeatWhileRunning(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  { name, intervalMs, work }: RepeatedTask,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function run(): Promise<void> {
    running ??= work()
      .catch((error: unknown) => {
        app.log.error({ err: error }, `${name} failed; trying again`);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  app.addHook('onReady', (done) => {
    timer = setInterval(() => void run(), intervalMs).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return run;
}
