import { expect, test, type Request } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest, type Stage } from './harness/faults';
import { pause } from './harness/pause';
import type { SeenRequest } from './harness/proxy';
import { words } from './harness/runnerPage';
import type { Seat } from './harness/seat';

const minutes = 10;
/** The limits for everything the page requests from the loaded paper to the receipt. */
const most = { calls: 25, bytes: 60_000 };

/** Lets ten real minutes pass, instead of half a minute in which both clocks run ahead. */
const isRealTime = process.env.FAULT_REAL_TIME === 'yes';

/** Lets time pass on the server and on the device, second by second. */
async function pass({ server }: Stage, seat: Seat, seconds: number): Promise<void> {
  if (isRealTime) {
    await pause(seconds * 1_000);
    return;
  }
  for (let second = 0; second < seconds; second += 1) {
    server.advance(1_000);
    await seat.browser.context.clock.runFor(1_000);
    // Requests of this second get their replies within it.
    await pause(20);
  }
}

/** The bytes of a request and its reply on the wire. */
async function bytesOf(request: Request): Promise<number> {
  const sizes = await request.sizes();
  return Object.values(sizes).reduce((sum, size) => sum + Math.max(0, size), 0);
}

faultTest(
  `a quiz of ${minutes} minutes costs few calls and bytes after its page`,
  async (stage) => {
    test.setTimeout(isRealTime ? 15 * 60_000 : 240_000);
    const { chance, exam, sit } = stage;
    await exam.leave(minutes * 60);
    const seat = await sit(async (context) => {
      if (!isRealTime) await context.clock.install();
    });
    const requests: Request[] = [];
    seat.browser.context.on('request', (request) => requests.push(request));

    for (const title of exam.titles) {
      await pass(stage, seat, chance.between(20, 55));
      await seat.choose(title, chance.pick(letters));
    }
    await seat.waitUntilSaved();
    const left = (await exam.endsAt()) - stage.server.now();
    await pass(stage, seat, Math.max(0, Math.ceil(left / 1_000)));
    for (let second = 0; !(await seat.runner.over.isVisible()); second += 1) {
      expect(second, 'seconds until it is over').toBeLessThan(15);
      await pass(stage, seat, 1);
    }

    const isLast = (request: Request) => request.url().endsWith(seat.submitPath);
    const asked = requests.slice(0, requests.findIndex(isLast) + 1);
    const bytes = await Promise.all(asked.map(bytesOf));
    const inAll = bytes.reduce((sum, size) => sum + size, 0);
    console.log(`  ${asked.length} calls, ${inAll} B`);
    expect(asked.length, 'calls').toBeLessThanOrEqual(most.calls);
    expect(inAll, 'bytes').toBeLessThanOrEqual(most.bytes);
    expect(requests.filter(isLast), 'submissions').toHaveLength(1);
    await seat.expectGradedOnce();
  },
);

faultTest('at zero each device makes one call, with what the server lacks', async (stage) => {
  const { chance, exam, proxy, server, sit } = stage;
  test.setTimeout(180_000);
  const seats = [await sit(), await sit(), await sit()];
  await exam.leave(20);
  // The reply to a save tells each of them the new end.
  for (const [index, seat] of seats.entries()) {
    await seat.choose(exam.titles[index] ?? '', chance.pick(letters));
    await expect(seat.runner.says(words.saved)).toBeVisible();
  }
  const endsAt = Date.now() + (await exam.endsAt()) - server.now();
  await pause(endsAt - Date.now());
  for (const { runner } of seats) await expect(runner.over).toBeVisible({ timeout: 20_000 });

  for (const { device, submitPath } of seats) {
    const calls = proxy.seen.filter((call) => call.device === device && call.at > endsAt - 1_000);
    const ends = calls.findIndex(({ path }) => path === submitPath);
    const named = ({ method, path }: SeenRequest): string => `${method} ${path}`;
    expect(calls.slice(0, ends + 1).map(named)).toEqual([`POST ${submitPath}`]);
    expect(calls.filter(({ path }) => path === submitPath)).toHaveLength(1);
    expect(JSON.parse(calls[ends]?.body ?? '')).toEqual({ answers: [], time_up: true });
    expect((calls[ends]?.at ?? 0) - endsAt).toBeGreaterThanOrEqual(-50);
  }
});
