import { expect, test } from '@playwright/test';
import { testBuild, testJourneys } from './testHost';
import { useBuiltHost, useHost } from './useHost';
import { visit } from './visit';

const installed = useHost('vite-react-18');

test.describe('Vite, React 18.2', () => {
  const host = useBuiltHost(installed);
  testBuild(host);
  testJourneys(host, 'amara@school.example');

  test('has the oldest React that the package allows', async ({ browser }) => {
    const { page } = await visit(browser, host, 'bruno@school.example');
    await expect(page.getByText('React 18.2.0')).toBeVisible();
    await page.context().close();
  });
});
