import { expect, test } from '@playwright/test';
import { builtStories, openStory, useBuiltStorybook } from '../stories/builtStorybook';
import { keep } from './found';

useBuiltStorybook();

test.describe('keeps every computed style beside every host', () => {
  // The API's reference and the tables of tokens are pages of this Storybook, not of the package; a
  // runner of bare HTML (`Attempt`) should look as its page styles it.
  for (const { id, title, name } of builtStories().filter(
    ({ title }) => !/^(API|Attempt|Foundations|Hosts)\b/.test(title),
  )) {
    test(`${title}: ${name}`, async () => {
      const page = await openStory(id);
      const comparisons = await page.evaluate(() => window.quizwrightHosts.compareHosts());
      const shown = comparisons.flatMap(({ host, place, differences }) =>
        differences.map((difference) => `${host}, ${place} the kit: ${difference}`),
      );
      keep(
        'stories',
        id,
        comparisons.map((each) => ({ ...each, differences: each.differences.length })),
      );
      expect(shown).toEqual([]);
    });
  }
});
