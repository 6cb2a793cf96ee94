import { expect, test } from '@playwright/test';

// The school begins its first day again.
test.beforeEach(({ request }) => request.post('http://127.0.0.1:4170/reset'));

test('a student joins and takes a quiz', async ({ page }) => {
  await page.goto('/courses/web');
  await page.getByLabel('Email').fill('grace@school.example');
  await page.getByLabel('Password').fill('quizwright1');
  await page.getByRole('button', { name: 'Come aboard' }).click();

  await page.getByLabel('Code').fill('7KQ2MXWD');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all()) {
    await question.getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz submitted' })).toBeVisible();
});
