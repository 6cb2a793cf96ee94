import { expect, test } from '@playwright/test';
import { chooseOption } from '../../e2e/chooseOption';
import type { ServedHost } from './useHost';
import {
  answer,
  expectOneSubmission,
  firstDesk,
  instructor,
  join,
  receiptOn,
  visit,
} from './visit';

/** A build without complaints. */
export function testBuild(host: ServedHost): void {
  test('is built without a warning', () => {
    const lines = host.buildOutput.split('\n');
    expect(lines.filter((line) => /^(?!npm )(.*\bwarn|.*⚠|\(!\))/i.test(line))).toEqual([]);
  });
}

/** A page that StrictMode mounts, unmounts and mounts again. */
export function testDoubleMount(host: ServedHost): void {
  test('everything is mounted twice', async ({ browser }) => {
    const { page } = await visit(browser, host, instructor);
    await expect(page.getByText('mounted twice')).toBeVisible();
    await page.context().close();
  });
}

/**
 * The journeys that every host must support.
 *
 * @param student somebody who has not taken the quiz yet
 */
export function testJourneys(host: ServedHost, student: string): void {
  test('a student joins, answers, submits once and sees the receipt', async ({ browser }) => {
    const guest = await visit(browser, host, student);
    await join(guest, host.school);
    await answer(firstDesk(guest));
    await guest.page.getByRole('button', { name: 'Submit Quiz' }).dblclick();
    await expect(receiptOn(firstDesk(guest))).toBeVisible();
    await expectOneSubmission(guest, host, student);
    expect(guest.complaints).toEqual([]);
    await guest.page.context().close();
  });

  test('an instructor adds a question', async ({ browser }) => {
    const { page, complaints } = await visit(browser, host, instructor);
    const title = `What would ${student} choose?`;
    await page.getByRole('button', { name: 'Add Question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up a new question' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('One of four.');
    for (const letter of ['A', 'B', 'C', 'D']) {
      await dialog.getByLabel(`Option ${letter}`, { exact: true }).fill(`The ${letter} of it`);
    }
    await chooseOption(dialog.getByLabel('Right Answer', { exact: true }), 'A');
    await chooseOption(dialog.getByLabel('Category type'), 'Frontend');
    await chooseOption(dialog.getByLabel('Difficulty'), 'Easy');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

/** Pages that have content before a script runs, and that a strict policy on styles allows. */
export function testServerRender(host: ServedHost, student: string): void {
  for (const [email, heading] of [
    [student, 'Join quiz'],
    [instructor, 'Bank of Questions'],
  ] as const) {
    test(`its server renders “${heading}”`, async ({ browser }) => {
      const { page } = await visit(browser, host, email, { javaScriptEnabled: false });
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('.qw-root').first()).toBeVisible();
      await expect(page.locator('[style]')).toHaveCount(0);
      await page.context().close();
    });
  }
}
