import { expect } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest, sampleTest, type Stage } from './harness/faults';
import { page } from './harness/lyingAnswers';
import { drafts, papers, submits, type FaultRule } from './harness/proxy';
import type { Seat } from './harness/seat';

sampleTest('a student is not deleted while they take a quiz', async ({ chance, exam, sit }) => {
  const seat = await sit();
  await seat.chooseAny(chance);
  await seat.waitUntilSaved();
  const refusal = await exam.deleteStudent();
  expect(refusal.status, refusal.message).toBe(409);
  expect(refusal.message).toContain(exam.title);
  await seat.chooseTheRest(chance);
  await seat.submitAndSeeReceipt();
  await seat.expectGradedOnce();
  expect((await exam.deleteStudent()).status).toBe(200);
});

/** What may replace the questions while the device has answers to them. */
const places: Record<string, (stage: Stage, seat: Seat, unsaved: FaultRule) => Promise<void>> = {
  'the session has ended': async ({ exam }, seat, unsaved) => {
    await exam.endUserSessions();
    unsaved.lift();
    await seat.choose(exam.titles[0] ?? '', 'C');
    await expect(seat.runner.password).toBeVisible();
  },
  'the quiz cannot be loaded': async ({ proxy }, seat) => {
    proxy.inflict(papers, page(502), Infinity);
    await seat.runner.page.reload();
    await expect(seat.runner.retry).toBeVisible();
  },
  'the submission has not been sent': async ({ proxy }, seat) => {
    const fault = proxy.inflict(submits, { kind: 'drop' }, Infinity);
    await seat.submit();
    await expect.poll(() => fault.strikes).toBeGreaterThan(0);
  },
  'another tab has the quiz': async (_, seat) => {
    await seat.openInNewTab();
    await expect(seat.runner.continueHere).toBeVisible();
  },
};

for (const [place, goThere] of Object.entries(places)) {
  faultTest(`a copy has every answer when ${place}`, async (stage) => {
    const { chance, exam, proxy, sit } = stage;
    const seat = await sit();
    for (const title of exam.titles.slice(0, 3)) await seat.choose(title, chance.pick(letters));
    await seat.waitUntilSaved();
    // The other answers are only on the device.
    const unsaved = proxy.inflict(drafts, { kind: 'drop' }, Infinity);
    await seat.chooseTheRest(chance);
    await goThere(stage, seat, unsaved);
    expect(await seat.notOnDevice(), 'not on the device').toEqual([]);
    expect(await seat.downloadedAnswers()).toEqual(seat.chosen);
  });
}
