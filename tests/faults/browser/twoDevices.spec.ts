import { expect, test } from '@playwright/test';
import { letters, type Letter } from '../../../src/rules/limits';
import { faultTest, type Stage } from './harness/faults';
import { pause } from './harness/pause';
import { submits } from './harness/proxy';
import { claims } from './harness/runnerPage';
import type { Seat } from './harness/seat';

const otherThan = (letter: Letter | undefined): Letter => (letter === 'A' ? 'B' : 'A');

const msLeft = async ({ exam, server }: Stage): Promise<number> =>
  (await exam.endsAt()) - server.now();

/**
 * Both show the paper, with little time remaining. Only the laptop has answered, one question
 * wrongly.
 */
async function sitAtBoth(stage: Stage): Promise<{ laptop: Seat; phone: Seat }> {
  const { exam, sit } = stage;
  test.setTimeout(150_000);
  const laptop = await sit();
  const phone = await sit();
  await exam.leave(25);
  const [first = ''] = exam.titles;
  await laptop.choose(first, otherThan(exam.key[first]));
  await laptop.waitUntilSaved();
  return { laptop, phone };
}

/** The phone learns of the laptop's answer, and replaces it with the right one. */
async function answerAll({ exam }: Stage, phone: Seat): Promise<void> {
  const [first = '', ...others] = exam.titles;
  for (const title of others) await phone.choose(title, exam.key[title] ?? 'A');
  await expect
    .poll(async () => (await phone.runner.answers())[first])
    .toBe(otherThan(exam.key[first]));
  await phone.choose(first, exam.key[first] ?? 'A');
  await phone.waitUntilSaved();
}

/** Titles of answers that neither the device keeps nor the server says it holds. */
async function noLongerKept({ exam }: Stage, seat: Seat): Promise<string[]> {
  const gone = await seat.notOnDevice();
  if (gone.length === 0) return [];
  const held = (await exam.held()) ?? {};
  return gone.filter((title) => held[title] !== seat.chosen[title]);
}

const whenOver = (seat: Seat): Promise<void> =>
  expect(seat.runner.over).toBeVisible({ timeout: 50_000 });

faultTest(
  'an idle device does not replace what the other one saved',
  async (stage) => {
    const { proxy } = stage;
    const { laptop, phone } = await sitAtBoth(stage);
    await answerAll(stage, phone);
    // What the laptop sends at zero arrives first.
    proxy.inflict(submits, { kind: 'delay', ms: 4_000 }, Infinity, phone.device);
    await pause(await msLeft(stage));
    await whenOver(laptop);
    await whenOver(phone);
    const gone = await noLongerKept(stage, phone);
    await phone.expectGradedOnce();
    expect(gone, 'erased before the server had it').toEqual([]);
  },
  { questions: 5 },
);

faultTest(
  'a device that returns after the end does not replace what the other one saved',
  async (stage) => {
    const { laptop, phone } = await sitAtBoth(stage);
    await laptop.browser.context.setOffline(true);
    await answerAll(stage, phone);
    const left = await msLeft(stage);
    // In a pocket.
    phone.browser.suspend();
    await pause(left + 8_000);
    await laptop.browser.context.setOffline(false);
    await whenOver(laptop);
    phone.browser.wake();
    await whenOver(phone);
    const gone = await noLongerKept(stage, phone);
    await phone.expectGradedOnce();
    expect(gone, 'erased before the server had it').toEqual([]);
  },
  { questions: 5 },
);

faultTest(
  'a submission shows newer answers from another device first',
  async (stage) => {
    const { chance, exam, proxy, sit } = stage;
    test.setTimeout(150_000);
    const laptop = await sit();
    await laptop.chooseTheRest(chance);
    await laptop.waitUntilSaved();
    const phone = await sit();
    phone.adopt(laptop.chosen);
    const changed = exam.titles.slice(0, 3);
    for (const title of changed) await phone.choose(title, otherThan(phone.chosen[title]));
    await phone.waitUntilSaved();

    await laptop.submit();
    const answered = () =>
      proxy.seen.some(
        ({ path, device, status }) =>
          path === laptop.submitPath && device === laptop.device && status !== undefined,
      );
    await expect.poll(answered).toBe(true);
    const rows = await exam.rows();
    expect(
      rows.filter((row) => row.finished_at !== null),
      'submitted unseen',
    ).toEqual([]);
    expect([...laptop.said]).not.toContain(claims.submitted);
    await expect(laptop.runner.changedElsewhere.getByRole('button')).toHaveCount(changed.length);
    await expect.poll(() => laptop.runner.answers()).toEqual(phone.chosen);
    laptop.adopt(phone.chosen);
    await laptop.submitAndSeeReceipt();

    await phone.lookAgain();
    await expect(phone.runner.over).toBeVisible({ timeout: 65_000 });
    await expect(phone.runner.timer).toBeHidden();
    await phone.expectGradedOnce();
  },
  { questions: 5 },
);

faultTest('three devices that answer until the end lose nothing', async (stage) => {
  const { chance, exam, sit } = stage;
  test.setTimeout(180_000);
  const seats = [await sit(), await sit(), await sit()];
  const together: Record<string, Letter> = {};
  // Each answers its own questions.
  const answer = (titlesOf: (own: string[]) => string[]) =>
    Promise.all(
      seats.map(async (seat, index) => {
        const own = exam.titles.filter((_, position) => position % seats.length === index);
        for (const title of titlesOf(own)) {
          const letter = chance.pick(letters);
          together[title] = letter;
          await seat.choose(title, letter);
        }
      }),
    );
  const expectSaved = () => expect.poll(() => exam.draft(), { timeout: 20_000 }).toEqual(together);
  await answer((own) => own.slice(1));
  await expectSaved();
  await exam.leave(20);
  // The replies to these saves tell each of them the new end.
  await answer((own) => own.slice(0, 1));
  await expectSaved();
  await pause(await msLeft(stage));
  for (const seat of seats) await whenOver(seat);
  await seats[0]?.expectGradedOnce(together);
  for (const { lies } of seats) expect(lies).toEqual([]);
});
