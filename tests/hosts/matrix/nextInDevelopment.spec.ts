import { expect, test } from '@playwright/test';
import type { RunningHost } from './projects';
import { useHost } from './useHost';
import { open, signIn } from './visitPortal';

const host = useHost('next-portal');
let portal: RunningHost;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  portal = await host.start('dev', { API_URL: new URL(host.school.url).origin });
});

// Only a development build of React reports all differences between the server's page and its own.
test('the server’s pages are those of the browser', async ({ browser }) => {
  const { page, complaints } = await open(browser, portal);
  await signIn(page, 'amara@school.example');
  await expect(page.getByText('Chen Wei')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Chen Wei')).toBeVisible();
  await page.goto(new URL('results', portal.url).href);
  await expect(page.getByRole('row', { name: /Pages and styles: the basics/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'ada@school.example');
  await expect(page.getByRole('heading', { name: /Web Development A/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Web Development A/ })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
});
