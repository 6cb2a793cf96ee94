import { expect, test } from '@playwright/test';
import { faultTest, type Stage } from './harness/faults';
import { pause } from './harness/pause';
import { drafts, submits } from './harness/proxy';
import type { Seat } from './harness/seat';

/** Mishaps while a student answers. Each leaves every click in place. */
const mishaps: Record<string, (stage: Stage, seat: Seat) => Promise<void>> = {
  crash: async ({ chance }, seat) => {
    const { page } = seat.runner;
    await seat.chooseUntil(
      chance,
      pause(chance.between(50, 1_500)).then(() => seat.crash()),
    );
    await page.close();
    await seat.openInNewTab();
    await seat.expectEveryClick();
  },
  close: async ({ chance }, seat) => {
    await seat.chooseUntil(
      chance,
      pause(chance.between(50, 1_500)).then(() => seat.runner.page.close()),
    );
    await seat.openInNewTab();
    await seat.expectEveryClick();
  },
  reload: async ({ chance }, seat) => {
    for (let click = chance.between(1, 3); click > 0; click -= 1) await seat.chooseAny(chance);
    await seat.runner.page.reload();
    await seat.expectEveryClick();
  },
  offline: async ({ chance }, seat) => {
    await seat.browser.context.setOffline(true);
    await seat.chooseUntil(chance, pause(chance.between(200, 2_000)));
    await seat.browser.context.setOffline(false);
  },
  brokenDrafts: async ({ chance, proxy }, seat) => {
    const fault = chance.pick([
      { kind: 'swallow' },
      { kind: 'drop' },
      { kind: 'answer', status: 503 },
      { kind: 'answer', status: 429 },
      { kind: 'delay', ms: 1_500 },
    ] as const);
    const rule = proxy.inflict(drafts, fault, chance.between(1, 3));
    await seat.chooseUntil(chance, pause(chance.between(500, 2_000)));
    rule.lift();
  },
  serverKilled: async ({ chance, server }, seat) => {
    await seat.chooseUntil(
      chance,
      pause(chance.between(0, 1_000)).then(async () => {
        await server.kill();
        await server.start();
      }),
    );
  },
  sessionEnded: async ({ chance, exam }, seat) => {
    await exam.endUserSessions();
    // The same letter again would not be sent.
    await expect
      .poll(async () => {
        await seat.chooseAny(chance);
        return seat.runner.password.isVisible();
      })
      .toBe(true);
    await seat.runner.signInInPlace(exam.student.password);
  },
  otherTab: async ({ chance }, seat) => {
    await seat.chooseAny(chance);
    const { page } = seat.runner;
    await seat.openInNewTab();
    await seat.runner.continueHere.click();
    await seat.expectEveryClick();
    await page.close();
  },
};

faultTest('a storm of mishaps loses nothing and is graded once', async (stage) => {
  const { chance, proxy, sit } = stage;
  const seat = await sit();
  for (let count = 0; count < 6; count += 1) {
    const name = chance.pick(Object.keys(mishaps));
    await test.step(name, () => mishaps[name]?.(stage, seat));
  }
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  const fault = chance.pick([
    { kind: 'swallow' },
    { kind: 'drop' },
    { kind: 'answer', status: 502 },
  ] as const);
  proxy.inflict(submits, fault, chance.between(0, 2));
  await seat.submitAndSeeReceipt();
  seat.expectOneReceipt();
  await seat.expectGradedOnce();
});
