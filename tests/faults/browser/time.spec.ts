import { expect } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest, sampleTest, type Stage } from './harness/faults';
import { pause } from './harness/pause';
import { drafts } from './harness/proxy';
import { withSleepingClock, type SleepWindow } from './harness/sleepingClock';
import type { Seat } from './harness/seat';

/** Milliseconds that the student has left, by the server. */
const msLeft = async ({ exam, server }: Stage): Promise<number> =>
  (await exam.endsAt()) - server.now();

/** After zero, or after a late waking: the spread of a class, and what a busy machine takes. */
const soonMs = 2_000 + 2_000;

/** When the submission reached the proxy, milliseconds since the epoch. */
async function submittedAt({ proxy }: Stage, seat: Seat): Promise<number> {
  const arrivals = () => proxy.seen.filter(({ path }) => path === seat.submitPath);
  await expect.poll(() => arrivals().length, { timeout: 20_000 }).toBeGreaterThan(0);
  return arrivals()[0]?.at ?? NaN;
}

/** Sits down with little time left and answers half of it, saved. */
async function sitLate(stage: Stage, { sit = stage.sit, secondsLeft = 12 } = {}): Promise<Seat> {
  const { chance, exam } = stage;
  await exam.leave(secondsLeft);
  const seat = await sit();
  for (const title of exam.titles.slice(0, 5)) await seat.choose(title, chance.pick(letters));
  await seat.waitUntilSaved();
  return seat;
}

faultTest('at zero it submits what is answered, and not before', async (stage) => {
  const seat = await sitLate(stage);
  const left = await msLeft(stage);
  const endsAt = Date.now() + left;
  const at = await submittedAt(stage, seat);
  expect(at - endsAt).toBeGreaterThanOrEqual(-50);
  expect(at - endsAt).toBeLessThan(soonMs);
  await seat.seeReceipt();
  await seat.expectGradedOnce();
});

faultTest('more time shows in the countdown without a reload', async (stage) => {
  const { chance, exam, sit } = stage;
  const seat = await sit();
  await seat.chooseAny(chance);
  expect(await seat.runner.secondsShown()).toBeLessThanOrEqual(15 * 60);
  await exam.giveMoreTime(5);
  await seat.chooseTheRest(chance);
  await expect.poll(() => seat.runner.secondsShown()).toBeGreaterThan(19 * 60);
  const off = (await seat.runner.secondsShown()) * 1000 - (await msLeft(stage));
  expect(Math.abs(off)).toBeLessThan(1_500);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

faultTest('more time given to one who only reads counts at the old end', async (stage) => {
  const { exam, proxy } = stage;
  const seat = await sitLate(stage, { secondsLeft: 35 });
  const left = await msLeft(stage);
  await exam.giveMoreTime(1);
  await pause(left + soonMs);
  // What it sends then closes no attempt that still runs, and brings the new end.
  const sent = proxy.seen.filter(({ path }) => path === seat.submitPath);
  expect(sent.map(({ status }) => status)).toEqual([409]);
  expect((await exam.rows()).filter((row) => row.finished_at !== null)).toEqual([]);
  expect([...seat.said]).toEqual([]);
  const off = (await seat.runner.secondsShown()) * 1000 - (await msLeft(stage));
  expect(Math.abs(off)).toBeLessThan(1_500);
  await seat.chooseTheRest(stage.chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

const lids = {
  'with both clocks running on': undefined,
  'with the monotonic clock standing still': withSleepingClock,
} as const;

for (const [how, prepare] of Object.entries(lids)) {
  const acrossTheEnd = prepare ? sampleTest : faultTest;
  acrossTheEnd(`a lid closed across the end submits on waking, ${how}`, async (stage) => {
    const { chance, exam, proxy } = stage;
    const seat = await sitLate(stage, { sit: () => stage.sit(prepare) });
    // The device alone has the rest, so that there is something to submit.
    const fault = proxy.inflict(drafts, { kind: 'drop' }, Infinity);
    for (const title of exam.titles.slice(5)) await seat.choose(title, chance.pick(letters));
    await expect.poll(() => fault.strikes).toBeGreaterThan(0);
    seat.browser.suspend();
    fault.lift();
    await pause((await msLeft(stage)) + chance.between(4_500, 7_000));
    const wokeAt = Date.now();
    seat.browser.wake();
    const at = await submittedAt(stage, seat);
    expect(at - wokeAt).toBeGreaterThan(0);
    expect(at - wokeAt).toBeLessThan(soonMs);
    await seat.seeReceipt();
    await seat.expectGradedOnce();
  });

  faultTest(
    `a lid closed on saved answers says on waking that they count, ${how}`,
    async (stage) => {
      const seat = await sitLate(stage, { sit: () => stage.sit(prepare) });
      seat.browser.suspend();
      await pause((await msLeft(stage)) + stage.chance.between(4_500, 7_000));
      seat.browser.wake();
      // By a receipt, or by what the server says counts where it is asked for the time first.
      await expect(seat.runner.over).toBeVisible({ timeout: soonMs });
      await expect(seat.runner.countsOf(5, stage.exam.titles.length)).toBeVisible();
      await seat.expectGradedOnce();
    },
  );

  faultTest(`a lid closed for a while shows the true time on waking, ${how}`, async (stage) => {
    const { chance, sit } = stage;
    const seat = await sit(prepare);
    await seat.chooseAny(chance);
    await seat.waitUntilSaved();
    seat.browser.suspend();
    await pause(chance.between(5_000, 9_000));
    seat.browser.wake();
    await pause(2_000);
    const off = (await seat.runner.secondsShown()) * 1000 - (await msLeft(stage));
    expect(Math.abs(off)).toBeLessThan(1_500);
    await seat.chooseTheRest(chance);
    await seat.submitAndSeeReceipt();
    await seat.expectGradedOnce();
  });
}

faultTest('a page frozen across the end submits when it thaws', async (stage) => {
  const seat = await sitLate(stage);
  const session = await seat.browser.context.newCDPSession(seat.runner.page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await pause((await msLeft(stage)) + 3_000);
  const wokeAt = Date.now();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  const at = await submittedAt(stage, seat);
  expect(at - wokeAt).toBeLessThan(soonMs);
  await seat.seeReceipt();
  await seat.expectGradedOnce();
});

faultTest(
  'answers that wake long after the end are kept as late, and said to be',
  async (stage) => {
    const { chance, exam, proxy, server } = stage;
    const seat = await sitLate(stage, { sit: () => stage.sit(withSleepingClock) });
    const saved = seat.chosen;
    const fault = proxy.inflict(drafts, { kind: 'drop' }, Infinity);
    for (const title of exam.titles.slice(5)) await seat.choose(title, chance.pick(letters));
    const awayMs = 20 * 60_000;
    await seat.runner.page.evaluate((ms) => (window as SleepWindow).sleepsLonger?.(ms), awayMs);
    seat.browser.suspend();
    await pause(5_000);
    server.advance(awayMs);
    fault.lift();
    const wokeAt = Date.now();
    seat.browser.wake();
    expect((await submittedAt(stage, seat)) - wokeAt).toBeLessThan(soonMs);
    await expect(seat.runner.lateReceipt).toBeVisible({ timeout: 20_000 });

    await seat.expectGradedOnce(saved);
    const [row] = await exam.rows();
    expect(row?.late?.answered).toBe(exam.titles.length);
    if (row !== undefined) await exam.acceptLate(row);
    await seat.expectGradedOnce();
  },
);
