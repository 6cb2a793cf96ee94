import { expect } from '@playwright/test';
import { letters } from '../../../src/rules/limits';
import { faultTest } from './harness/faults';

faultTest('another device continues with the same answers', async ({ chance, exam, sit }) => {
  const here = await sit();
  for (const title of exam.titles.slice(0, 5)) await here.choose(title, chance.pick(letters));
  await here.waitUntilSaved();

  const there = await sit();
  expect(await there.runner.answers()).toEqual(here.chosen);
  there.adopt(here.chosen);
  await there.chooseTheRest(chance);
  await there.submitAndSeeReceipt();

  // Choices made here now cannot count, so they must not be accepted silently.
  const [first = ''] = exam.titles;
  await here.choose(first, there.chosen[first] === 'A' ? 'B' : 'A');
  await expect(here.runner.downloadCopy.or(here.runner.closed).first()).toBeVisible();
  await there.expectGradedOnce();
  expect(here.lies).toEqual([]);
});

faultTest(
  'answers from two devices are merged, and nothing is overwritten silently',
  async ({ chance, exam, sit }) => {
    const [both = '', onlyHere = '', onlyThere = ''] = exam.titles;
    const here = await sit();
    await here.choose(both, 'A');
    await here.waitUntilSaved();
    const there = await sit();
    there.adopt(here.chosen);

    await here.browser.context.setOffline(true);
    await here.choose(both, 'B');
    await here.choose(onlyHere, chance.pick(letters));
    await there.choose(both, 'C');
    await there.choose(onlyThere, chance.pick(letters));
    await there.waitUntilSaved();
    await here.browser.context.setOffline(false);

    await expect(here.runner.overruled('B')).toBeVisible({ timeout: 20_000 });
    const together = { ...there.chosen, [onlyHere]: here.chosen[onlyHere] };
    await expect.poll(() => here.runner.answers()).toEqual(together);
    await expect.poll(() => exam.draft(), { timeout: 20_000 }).toEqual(together);
    here.adopt({ ...here.chosen, ...there.chosen });
    await here.chooseTheRest(chance);
    await here.submitAndSeeReceipt();
    await here.expectGradedOnce();
    expect(there.lies).toEqual([]);
  },
);
