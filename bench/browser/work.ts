import type { CDPSession } from 'playwright';

async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration');
  return (tasks?.value ?? Number.NaN) * 1000;
}

/**
 * How long the main thread works while something happens, in milliseconds of its own time: other
 * load on the machine is not the page's work.
 */
export async function workOf<Result>(
  devtools: CDPSession,
  happens: () => Promise<Result>,
): Promise<{ work: number; result: Result }> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await worked(devtools);
  const result = await happens();
  return { work: (await worked(devtools)) - before, result };
}
