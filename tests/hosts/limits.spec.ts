import { expect, test } from '@playwright/test';
import { openStory, useBuiltStorybook } from '../stories/builtStorybook';
import { keep } from './found';
import { limits } from './limits';

useBuiltStorybook();

test('the page lists what still reaches the kit', async () => {
  const page = await openStory('hosts-sheets--bootstrap');
  for (const [at, { css }] of limits.entries()) {
    const [comparison] = await page.evaluate(
      (sheet) => window.quizwrightHosts.compareSheet(sheet),
      css,
    );
    expect(comparison?.differences, css).not.toEqual([]);
    keep('limits', String(at), {
      css,
      touched: new Set(comparison?.differences.map((line) => line.split(' {')[0])).size,
    });
  }
});

test('a moved page takes its dialogs along', async () => {
  const page = await openStory('ui-dialog--question');
  const dialog = page.locator('.qw-dialog');
  const before = await dialog.boundingBox();
  await page.addStyleTag({ content: 'body { transform: translateY(40px); }' });
  const after = await dialog.boundingBox();
  expect(after?.y).toBe((before?.y ?? 0) + 40);
});
