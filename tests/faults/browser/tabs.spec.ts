import { expect } from '@playwright/test';
import { faultTest, sampleTest } from './harness/faults';

sampleTest('a second tab takes over with all answers, and the first one stops', async (stage) => {
  const { chance, sit } = stage;
  const seat = await sit();
  for (let click = 0; click < 4; click += 1) await seat.chooseAny(chance);
  const first = seat.runner;
  await seat.openInNewTab();
  await expect(seat.runner.continueHere).toBeVisible();
  await seat.runner.continueHere.click();
  await seat.expectEveryClick();
  await expect(first.continueHere).toBeVisible();
  const second = seat.runner;
  for (let click = 0; click < 4; click += 1) await seat.chooseAny(chance);

  await first.page.bringToFront();
  seat.moveTo(first);
  await first.continueHere.click();
  await seat.expectEveryClick();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  await expect(second.continueHere).toBeVisible();
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

faultTest('a tab that is closed frees the quiz for the other one', async ({ chance, sit }) => {
  const seat = await sit();
  await seat.chooseAny(chance);
  const first = seat.runner;
  await seat.openInNewTab();
  await expect(seat.runner.continueHere).toBeVisible();
  await first.page.close();
  await seat.expectEveryClick();
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});
