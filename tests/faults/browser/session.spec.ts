import { expect } from '@playwright/test';
import { faultTest, sampleTest } from './harness/faults';

sampleTest(
  'a session that ends during the quiz continues after signing in on the page',
  async (stage) => {
    const { chance, exam, sit } = stage;
    const seat = await sit();
    await seat.chooseAny(chance);
    await seat.waitUntilSaved();
    const page = seat.runner.page.url();
    await exam.endUserSessions();
    await seat.chooseAny(chance);
    await expect(seat.runner.password).toBeVisible();
    await seat.runner.signInInPlace(exam.student.password);
    expect(seat.runner.page.url()).toBe(page);
    await seat.waitUntilSaved();
    await seat.chooseTheRest(chance);
    await seat.submitAndSeeReceipt();
    await seat.expectGradedOnce();
  },
);

faultTest('a submission that finds the session ended is sent after signing in', async (stage) => {
  const { chance, exam, sit } = stage;
  const seat = await sit();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  await exam.endUserSessions();
  await seat.submit();
  await expect(seat.runner.password).toBeVisible();
  await seat.runner.signInInPlace(exam.student.password);
  await seat.seeReceipt();
  await seat.expectGradedOnce();
});

const stored = (page: { evaluate: (read: () => string[]) => Promise<string[]> }) =>
  page.evaluate(() => Object.keys(localStorage));

faultTest('logging out leaves nothing of a running quiz behind', async ({ chance, sit }) => {
  const seat = await sit();
  await seat.chooseAny(chance);
  await seat.waitUntilSaved();
  await seat.runner.logout.click();
  await expect(seat.runner.page.getByLabel('Email')).toBeVisible();
  expect(await stored(seat.runner.page)).toEqual([]);
  await seat.open();
  await seat.expectEveryClick();
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

faultTest('a finished quiz and logging out leave nothing behind', async ({ chance, sit }) => {
  const seat = await sit();
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  expect((await stored(seat.runner.page)).sort()).toEqual(['token', 'user']);
  await seat.runner.page.keyboard.press('Escape');
  await seat.runner.logout.click();
  await expect(seat.runner.page.getByLabel('Email')).toBeVisible();
  expect(await stored(seat.runner.page)).toEqual([]);
  await seat.expectGradedOnce();
});
