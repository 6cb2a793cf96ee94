import { expect, test } from '@playwright/test';
import { demoPassword } from '../../../examples/standalone/server/demo/people';
import { runScript } from './projects';
import { testBuild, testJourneys, testServerRender } from './testHost';
import { useBuiltHost, useHost } from './useHost';
import { instructor, visit } from './visit';

const installed = useHost('react-router-8');

test('its own tests pass, with MSW 3', async () => {
  expect(await runScript(installed.folder, 'test')).toMatch(/^. pass 2$/m);
});

test.describe('React Router 8, built', () => {
  const host = useBuiltHost(installed);
  testBuild(host);
  testServerRender(host, 'amara@school.example');
  testJourneys(host, 'amara@school.example');

  test('the app runs with React Router 7 on one of its pages', async ({ browser }) => {
    const { page, complaints } = await visit(browser, host, instructor);
    await page.goto(new URL('quiz', host.url).href);
    await page.getByLabel('Email').fill(instructor);
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL(/\/quiz\/dashboard\/questions$/);
    await expect(page.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
    await page.getByRole('link', { name: 'Portal', exact: true }).click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
