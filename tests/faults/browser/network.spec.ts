import { expect } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest, sampleTest } from './harness/faults';
import { pause } from './harness/pause';
import { drafts, submits } from './harness/proxy';
import { words } from './harness/runnerPage';

faultTest(
  'answers given offline reach the server soon after the network is back',
  async (stage) => {
    const { chance, sit } = stage;
    const seat = await sit();
    await seat.chooseAny(chance);
    await seat.waitUntilSaved();
    await seat.browser.context.setOffline(true);
    await seat.chooseUntil(chance, pause(chance.between(1_000, 4_000)));
    await expect(seat.runner.says(words.onDevice)).toBeVisible();
    await seat.browser.context.setOffline(false);
    await seat.waitUntilSaved();
    await seat.chooseTheRest(chance);
    await seat.submitAndSeeReceipt();
    await seat.expectGradedOnce();
  },
);

faultTest('a network that comes and goes loses nothing', async ({ chance, sit }) => {
  const seat = await sit();
  for (let cut = 0; cut < 3; cut += 1) {
    await seat.chooseUntil(chance, pause(chance.between(100, 1_500)));
    await seat.browser.context.setOffline(true);
    await seat.chooseUntil(chance, pause(chance.between(100, 1_500)));
    await seat.browser.context.setOffline(false);
  }
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

sampleTest('a submission without a network is sent when it is back', async (stage) => {
  const { chance, sit } = stage;
  const seat = await sit();
  await seat.chooseTheRest(chance);
  await seat.browser.context.setOffline(true);
  await seat.submit();
  await expect(seat.runner.downloadCopy).toBeVisible();
  // Neither can work before the network is back.
  await expect(seat.runner.retryNow).toBeHidden();
  await expect(seat.runner.backToQuiz).toBeHidden();
  await pause(chance.between(0, 2_000));
  await seat.browser.context.setOffline(false);
  await expect(seat.runner.receipt).toBeVisible();
  await expect(seat.runner.retryNow).toBeHidden();
  await seat.expectGradedOnce();
});

faultTest('an unsent submission can be taken back, changed and sent', async (stage) => {
  const { chance, exam, proxy, sit } = stage;
  const seat = await sit();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  const fault = proxy.inflict(submits, { kind: 'drop' }, Infinity);
  await seat.submit();
  await seat.runner.backToQuiz.click();
  await expect(seat.runner.submit).toBeVisible();
  await seat.expectEveryClick();
  const strikes = fault.strikes;
  for (const title of exam.titles.slice(0, 3)) await seat.choose(title, chance.pick(letters));
  await seat.waitUntilSaved();
  expect(fault.strikes, 'nothing is submitted meanwhile').toBe(strikes);
  fault.lift();
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

sampleTest(
  'a submission whose reply is swallowed gets its receipt and is graded once',
  async (stage) => {
    const { chance, proxy, sit } = stage;
    const seat = await sit();
    await seat.chooseTheRest(chance);
    const fault = proxy.inflict(submits, { kind: 'swallow' }, chance.between(1, 2));
    await seat.submit();
    await expect(seat.runner.receipt).toBeVisible({ timeout: 30_000 });
    expect(fault.strikes).toBeGreaterThan(0);
    seat.expectOneReceipt();
    await seat.expectGradedOnce();
  },
);

faultTest('a submission with blanks is graded on its answers', async (stage) => {
  const { chance, exam, proxy, sit } = stage;
  const seat = await sit();
  for (const title of exam.titles.slice(0, 8)) await seat.choose(title, chance.pick(letters));
  await seat.submit();
  await expect(seat.runner.submitWithBlanks).toBeVisible();
  expect(proxy.seen.filter(({ path }) => path === seat.submitPath)).toEqual([]);
  proxy.inflict(submits, { kind: 'swallow' });
  await seat.runner.submitWithBlanks.click();
  await seat.seeReceipt();
  seat.expectOneReceipt();
  await seat.expectGradedOnce();
});

faultTest('a submission to a server in trouble is retried until it arrives', async (stage) => {
  const { chance, proxy, sit } = stage;
  const seat = await sit();
  await seat.chooseTheRest(chance);
  const times = chance.between(1, 2);
  const fault = proxy.inflict(
    submits,
    chance.pick([{ kind: 'answer', status: 503 }, { kind: 'drop' }] as const),
    times,
  );
  await seat.submit();
  await expect(seat.runner.receipt).toBeVisible({ timeout: 30_000 });
  expect(fault.strikes).toBe(times);
  await seat.expectGradedOnce();
});

faultTest('drafts whose replies are swallowed are not called saved', async (stage) => {
  const { chance, exam, proxy, sit } = stage;
  const seat = await sit();
  const fault = proxy.inflict(drafts, { kind: 'swallow' }, 3);
  await seat.chooseUntil(chance, expect.poll(() => fault.strikes, { timeout: 40_000 }).toBe(3));
  await seat.waitUntilSaved();
  await seat.chooseTheRest(chance);
  await seat.waitUntilSaved();
  expect(await exam.draft()).toEqual(seat.chosen);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});
