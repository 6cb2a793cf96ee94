import { expect } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest, sampleTest, type Stage } from './harness/faults';
import { pause } from './harness/pause';
import { drafts } from './harness/proxy';
import { withSleepingClock, type SleepWindow } from './harness/sleepingClock';
import type { Seat } from './harness/seat';

/** Milliseconds remaining for the student, by the server's clock. */
const msLeft = async ({ exam, server }: Stage): Promise<number> =>
  (await exam.endsAt()) - server.now();

/** After zero or a late waking: the spread of a class, plus the delay of a busy machine. */
const soonMs = 2_000 + 2_000;

/** When the submission reached the proxy, in milliseconds since 1970. */
async function submittedAt({ proxy }: Stage, seat: Seat): Promise<number> {
  const arrivals = () => proxy.seen.filter(({ path }) => path === seat.submitPath);
  await expect.poll(() => arrivals().length, { timeout: 20_000 }).toBeGreaterThan(0);
  return arrivals()[0]?.at ?? NaN;
}

/** Sits down shortly before the end and answers half of the quiz, which is saved. */
async function sitLate(stage: Stage, { sit = stage.sit, secondsLeft = 12 } = {}): Promise<Seat> {
  const { chance, exam } = stage;
  await exam.leave(secondsLeft);
  const seat = await sit();
  for (const title of exam.titles.slice(0, 5)) await seat.choose(title, chance.pick(letters));
  await seat.waitUntilSaved();
  return seat;
}

faultTest('at zero it submits the answers, and not before', async (stage) => {
  const seat = await sitLate(stage);
  const left = await msLeft(stage);
  const endsAt = Date.now() + left;
  const at = await submittedAt(stage, seat);
  expect(at - endsAt).toBeGreaterThanOrEqual(-50);
  expect(at - endsAt).toBeLessThan(soonMs);
  await seat.seeReceipt();
  await seat.expectGradedOnce();
});

faultTest('added time appears in the countdown without a reload', async (stage) => {
  const { chance, exam, sit } = stage;
  const seat = await sit();
  await seat.chooseAny(chance);
  expect(await seat.runner.secondsShown()).toBeLessThanOrEqual(15 * 60);
  await exam.addTime(5);
  await seat.chooseTheRest(chance);
  await expect.poll(() => seat.runner.secondsShown()).toBeGreaterThan(19 * 60);
  const off = (await seat.runner.secondsShown()) * 1000 - (await msLeft(stage));
  expect(Math.abs(off)).toBeLessThan(1_500);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

faultTest('added time counts at the old end for a student who only reads', async (stage) => {
  const { exam, proxy } = stage;
  const seat = await sitLate(stage, { secondsLeft: 35 });
  const left = await msLeft(stage);
  await exam.addTime(1);
  await pause(left + soonMs);
  // Its call at the old end submits nothing, because the attempt continues, and gets the new end.
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
    // The rest is only on the device, so there is something to submit.
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
    `a lid closed on saved answers shows on waking that they count, ${how}`,
    async (stage) => {
      const seat = await sitLate(stage, { sit: () => stage.sit(prepare) });
      seat.browser.suspend();
      await pause((await msLeft(stage)) + stage.chance.between(4_500, 7_000));
      seat.browser.wake();
      // A receipt shows this, or the reply if the device asks for the time first.
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
  'answers that wake long after the end are kept as late, and shown as late',
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
