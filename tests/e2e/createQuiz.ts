import { expect, type Locator, type Page } from '@playwright/test';
import { chooseOption } from './chooseOption';

interface NewQuiz {
  title: string;
  description: string;
  group: string;
  questionCount: number;
  difficulty: string;
  type: string;
  pointsPerQuestion: number;
}

/**
 * Sets up a quiz of 15 minutes that opens now, in the form that “New quiz” opens.
 *
 * @param settle fills in what else the form has
 * @returns its join code
 */
export async function createQuiz(
  page: Page,
  quiz: NewQuiz,
  settle?: (form: Locator) => Promise<void>,
): Promise<string> {
  await page.getByRole('button', { name: 'New quiz' }).click();
  const form = page.getByRole('dialog', { name: 'Set up a new quiz' });
  await form.getByLabel('Title').fill(quiz.title);
  await form.getByLabel('Description').fill(quiz.description);
  await chooseOption(form.getByLabel('Group'), quiz.group);
  await chooseOption(form.getByLabel('Number of questions'), `${quiz.questionCount} questions`);
  await chooseOption(form.getByLabel('Difficulty'), quiz.difficulty);
  await chooseOption(form.getByLabel('Category type'), quiz.type);
  await chooseOption(form.getByLabel('Duration'), '15 minutes');
  await chooseOption(form.getByLabel('Score per question'), `${quiz.pointsPerQuestion} points`);
  await settle?.(form);
  const now = await page.evaluate(() => {
    const local = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
    return local.toISOString().slice(0, 16);
  });
  await form.getByLabel('Schedule').fill(now);
  await form.getByRole('button', { name: 'Create' }).click();
  const created = page.getByRole('dialog', { name: 'Quiz Created Successfully!' });
  await created.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Quiz code copied to clipboard!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await created.getByRole('button', { name: 'Done' }).click();
  return code;
}
