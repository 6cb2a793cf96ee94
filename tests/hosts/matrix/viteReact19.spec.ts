import { expect, test } from '@playwright/test';
import { testBuild, testDoubleMount, testJourneys } from './testHost';
import { useBuiltHost, useHost } from './useHost';
import { answer, expectOneSubmission, firstDesk, join, receiptOn, visit } from './visit';

const installed = useHost('vite-react-19');

test.describe('Vite, React 19', () => {
  const host = useBuiltHost(installed);
  testBuild(host);
  testJourneys(host, 'amara@school.example');
});

test.describe('Vite, React 19, mounted twice', () => {
  // In a development build of React, StrictMode mounts everything twice.
  const host = useBuiltHost(installed, { NODE_ENV: 'development' });
  testDoubleMount(host);
  testJourneys(host, 'bruno@school.example');

  test('a quiz that is collapsed and expanded in the middle is submitted once', async ({
    browser,
  }) => {
    const student = 'chen@school.example';
    const guest = await visit(browser, host, student);
    const desk = firstDesk(guest);
    await join(guest, host.school);
    const choice = desk.getByRole('radiogroup').first().getByRole('radio').first();
    await choice.check();
    await guest.page.getByRole('button', { name: 'Fold' }).click();
    await guest.page.getByRole('button', { name: 'Unfold' }).click();
    await expect(choice).toBeChecked();
    await answer(desk);
    await guest.page.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(receiptOn(desk)).toBeVisible();
    await expectOneSubmission(guest, host, student);
    expect(guest.complaints).toEqual([]);
    await guest.page.context().close();
  });

  test('one that is collapsed while it is submitted is submitted once', async ({ browser }) => {
    const student = 'deniz@school.example';
    const guest = await visit(browser, host, student);
    const desk = firstDesk(guest);
    await join(guest, host.school);
    await answer(desk);
    let send = (): void => {};
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await guest.page.route('**/api/quiz/submit/**', async (route) => {
      await isSent;
      await route.continue();
    });
    const submission = guest.page.waitForRequest('**/api/quiz/submit/**');
    await guest.page.getByRole('button', { name: 'Submit Quiz' }).click();
    await submission;
    await guest.page.getByRole('button', { name: 'Fold' }).click();
    await guest.page.getByRole('button', { name: 'Unfold' }).click();
    const sending = desk.getByRole('button', { name: 'Sending…' });
    await expect(sending).toBeVisible();
    send();
    await expect(sending).toBeHidden();
    await expect(desk.getByRole('radiogroup')).toHaveCount(0);
    await expectOneSubmission(guest, host, student);
    await guest.page.context().close();
  });

  test('two providers of one student submit once', async ({ browser }) => {
    const student = 'eilidh@school.example';
    const guest = await visit(browser, host, student);
    const first = firstDesk(guest);
    const second = guest.page.getByRole('region', { name: 'Second desk' });
    await join(guest, host.school);
    await first.getByRole('radiogroup').first().getByRole('radio').first().check();
    await guest.page.getByRole('button', { name: 'Second desk' }).click();
    await second.getByRole('button', { name: 'Continue here' }).click();
    await expect(first.getByRole('button', { name: 'Continue here' })).toBeVisible();
    await answer(second);
    await second.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(receiptOn(second)).toBeVisible();
    await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(first.getByRole('button')).toHaveCount(0);
    await expectOneSubmission(guest, host, student);
    await guest.page.context().close();
  });
});
