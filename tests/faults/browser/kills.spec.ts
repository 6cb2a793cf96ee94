import { expect } from '@playwright/test';
import { faultTest, sampleTest } from './harness/faults';
import { pause } from './harness/pause';
import { drafts, submits } from './harness/proxy';

sampleTest(
  'a tab that crashes at any instant loses no click',
  async ({ chance, sit }) => {
    const seat = await sit();
    for (let crash = 0; crash < 2; crash += 1) {
      const { page } = seat.runner;
      await seat.chooseUntil(
        chance,
        pause(chance.between(100, 2_500)).then(() => seat.crash()),
      );
      await page.close();
      await seat.openInNewTab();
      await seat.expectEveryClick();
    }
    await seat.chooseTheRest(chance);
    await seat.waitUntilSaved();
    await seat.submitAndSeeReceipt();
    await seat.expectGradedOnce();
  },
  { inChromium: true },
);

faultTest('a tab that is closed at any instant loses no click', async ({ chance, sit }) => {
  const seat = await sit();
  await seat.chooseUntil(
    chance,
    pause(chance.between(100, 2_500)).then(() => seat.runner.page.close()),
  );
  await seat.openInNewTab();
  await seat.expectEveryClick();
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

sampleTest('a browser killed at any instant loses nothing that was saved', async (stage) => {
  const { chance, sit } = stage;
  const seat = await sit();
  await seat.chooseUntil(
    chance,
    pause(chance.between(300, 6_000)).then(() => seat.browser.kill()),
  );
  await seat.browser.restart();
  await seat.openInNewTab();
  await seat.expectWhatWasShownAsSaved();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

faultTest('calls under way when their page is closed arrive', async (stage) => {
  const { chance, exam, proxy, sit } = stage;
  const seat = await sit();
  // The browser stays open, but its page does not.
  await seat.browser.context.newPage();
  await seat.runner.page.bringToFront();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  const [isSubmission, requests] = chance.pick([
    [false, drafts],
    [true, submits],
  ] as const);
  const fault = proxy.inflict(requests, { kind: 'delay', ms: 2_000 });
  const title = chance.pick(exam.titles);
  if (isSubmission) await seat.submit();
  else await seat.choose(title, seat.chosen[title] === 'A' ? 'B' : 'A');
  await expect.poll(() => fault.strikes).toBe(1);
  await seat.runner.page.close();
  if (isSubmission) await expect.poll(async () => (await exam.rows())[0]?.finished_at).toBeTruthy();
  else await expect.poll(() => exam.draft()).toEqual(seat.chosen);
  await seat.expectGradedOnce();
});

faultTest('a browser killed while it submits is graded once', async (stage) => {
  const { chance, proxy, sit } = stage;
  const seat = await sit();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  const kind = chance.pick(['hold', 'stall'] as const);
  const fault = proxy.inflict(submits, { kind }, Infinity);
  await seat.submit();
  await pause(chance.between(50, 1_500));
  await seat.browser.kill();
  fault.lift();
  await seat.browser.restart();
  await seat.comeBack();
  seat.expectOneReceipt();
  await seat.expectGradedOnce();
});
