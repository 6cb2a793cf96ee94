import { expect } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest, sampleTest } from './harness/faults';
import { json, nothing, page, redirect } from './harness/lyingAnswers';
import { pause } from './harness/pause';
import { attempts, drafts, everyCall, submits, type LyingReply } from './harness/proxy';
import { claims, words } from './harness/runnerPage';

/** Replies that claim success for a request that never reached the server. */
const notReceipts: Record<string, LyingReply> = {
  'an empty 200': nothing(200),
  'a 204': nothing(204),
  'an empty object': json(200, {}),
  'an “ok” without a receipt': json(200, { data: { message: 'ok' } }),
  'the page of a captive portal': page(200),
};

for (const [what, answer] of Object.entries(notReceipts)) {
  const declare = what === 'an empty 200' ? sampleTest : faultTest;
  declare(`${what} is no receipt: the submission is kept and sent again`, async (stage) => {
    const { chance, proxy, sit } = stage;
    const seat = await sit();
    // Only the submission can tell the server about the answers.
    const unsaved = proxy.inflict(drafts, { kind: 'drop' }, Infinity);
    await seat.chooseTheRest(chance);
    const fault = proxy.inflict(submits, answer, Infinity);
    await seat.submit();
    await expect.poll(() => fault.strikes).toBeGreaterThan(0);
    await pause(1_500);
    expect([...seat.said]).not.toContain(claims.submitted);
    expect(await seat.notOnDevice(), 'not on the device').toEqual([]);
    await expect.poll(() => fault.strikes, { timeout: 20_000 }).toBeGreaterThan(1);
    expect([...seat.said]).not.toContain(claims.submitted);
    fault.lift();
    unsaved.lift();
    await seat.seeReceipt();
    seat.expectOneReceipt();
    await seat.expectGradedOnce();
  });
}

for (const status of [400, 403, 404, 407]) {
  const declare = status === 403 ? sampleTest : faultTest;
  declare(`a page with status ${status} does not refuse a submission`, async (stage) => {
    const { chance, proxy, sit } = stage;
    const seat = await sit();
    await seat.chooseTheRest(chance);
    // Chromium treats a 407 as a broken connection, unless it comes from a configured proxy.
    const fault =
      status === 407
        ? await seat.answerInside(submits, page(status))
        : proxy.inflict(submits, page(status), Infinity);
    await seat.submit();
    await expect.poll(() => fault.strikes).toBeGreaterThan(0);
    await pause(3_000);
    expect([...seat.said]).not.toContain(claims.notAccepted);
    expect(fault.strikes, 'tried again meanwhile').toBeGreaterThan(1);
    fault.lift();
    await seat.seeReceipt();
    expect([...seat.said]).not.toContain(claims.notAccepted);
    seat.expectOneReceipt();
    await seat.expectGradedOnce();
  });
}

faultTest('a page with status 409 in place of a save does not end the quiz', async (stage) => {
  const { chance, exam, proxy, sit } = stage;
  const seat = await sit();
  const [first = '', second = ''] = exam.titles;
  // In place of a save, and of the requests that follow from it.
  for (const [title, pages] of [
    [first, 2],
    [second, 1],
  ] as const) {
    const fault = proxy.inflict(attempts, page(409), pages);
    await seat.choose(title, chance.pick(letters));
    await expect.poll(() => fault.strikes).toBeGreaterThan(0);
    await pause(3_000);
    expect(
      proxy.seen.filter(({ path }) => path === seat.submitPath),
      'submitted',
    ).toEqual([]);
    await expect(seat.runner.submit).toBeEnabled();
    await seat.waitUntilSaved();
  }
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});

faultTest('pages with status 401 do not end the session', async (stage) => {
  const { chance, exam, proxy, sit } = stage;
  const seat = await sit();
  await seat.chooseAny(chance);
  await seat.waitUntilSaved();
  const fault = proxy.inflict(attempts, page(401), Infinity);
  for (const title of exam.titles.slice(0, 5)) await seat.choose(title, chance.pick(letters));
  await expect.poll(() => fault.strikes).toBeGreaterThan(0);
  await pause(3_000);
  expect([...seat.said]).not.toContain(claims.sessionEnded);
  await expect(seat.runner.says(words.onDevice)).toBeVisible();
  fault.lift();
  await seat.waitUntilSaved();
  await expect(seat.runner.password).toBeHidden();
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  expect([...seat.said]).not.toContain(claims.sessionEnded);
  await seat.expectGradedOnce();
});

faultTest(
  'after a minute of pages with status 401 the student is offered to sign in',
  async (stage) => {
    const { chance, exam, proxy, server, sit } = stage;
    const seat = await sit((context) => context.clock.install());
    await seat.chooseAny(chance);
    await seat.waitUntilSaved();
    const fault = proxy.inflict(attempts, page(401), Infinity);
    await seat.choose(exam.titles[0] ?? '', chance.pick(letters));
    await expect(seat.runner.says(words.onDevice)).toBeVisible();
    expect(fault.strikes).toBeGreaterThan(0);
    expect([...seat.said]).not.toContain(claims.sessionEnded);
    await expect(seat.runner.signInOffer).toBeHidden();
    server.advance(61_000);
    await seat.browser.context.clock.fastForward(61_000);
    await expect(seat.runner.signInOffer).toBeVisible({ timeout: 30_000 });
    expect([...seat.said]).not.toContain(claims.sessionEnded);
    await seat.chooseTheRest(chance);
    fault.lift();
    await seat.waitUntilSaved();
    await expect(seat.runner.signInOffer).toBeHidden();
    await seat.submitAndSeeReceipt();
    await seat.expectGradedOnce();
  },
);

faultTest('a network that sends every call to its sign-in page loses nothing', async (stage) => {
  const { chance, proxy, sit } = stage;
  const seat = await sit();
  await seat.chooseAny(chance);
  await seat.waitUntilSaved();
  const fault = proxy.inflict(everyCall, redirect, Infinity);
  await seat.chooseUntil(chance, pause(5_000));
  expect(fault.strikes).toBeGreaterThan(0);
  expect([...seat.said]).toEqual([]);
  fault.lift();
  await seat.waitUntilSaved();
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
});
