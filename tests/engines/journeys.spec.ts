import { expect } from '@playwright/test';
import { openSchoolServer, type SchoolServer } from '../e2e/schoolServer';
import { test, type EnginePage } from './enginePage';
import { chooseIn, fillIn, goTo, signIn } from './schoolSteps';

const questionCount = 10;

let school: SchoolServer;

test.beforeAll(async () => {
  school = await openSchoolServer();
});

test.afterAll(() => school.close());

test('a student joins, answers, submits and sees the results @short', async ({ openPage }) => {
  const page = await openPage();
  await signIn(page, school.url, 'chen@school.example');

  await test.step('tries a wrong code and joins with the right one', async () => {
    await page.getByRole('button', { name: 'Join Quiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join Quiz' });
    await dialog.getByLabel('Code').fill('ZZZZZZZZ');
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await dialog.getByText('No quiz has this code').waitFor();
    await dialog.getByLabel('Code').fill(school.joinCode);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('radiogroup').count()).toBe(questionCount);
  });

  const choose = (position: number): Promise<void> =>
    page.getByRole('radiogroup').nth(position).getByRole('radio').first().click();

  await test.step('answers, and finds the answers again after a reload', async () => {
    for (let position = 0; position < questionCount - 1; position += 1) await choose(position);
    await page.getByText('Saved', { exact: true }).last().waitFor();
    await page.reload();
    await expect.poll(() => page.locator('input:checked').count()).toBe(questionCount - 1);
  });

  await test.step('is shown the blank, and submits', async () => {
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    await page.getByRole('radiogroup').last().getByText('Please select an answer').waitFor();
    await choose(questionCount - 1);
    await page.getByRole('button', { name: 'Submit Quiz' }).click();
    const receipt = page.getByRole('dialog', { name: 'Quiz submitted' });
    await receipt.getByText(`${questionCount} of ${questionCount} questions`).first().waitFor();
    await receipt.getByRole('button', { name: 'Done' }).click();
    await receipt.waitFor({ state: 'hidden' });
  });

  await test.step('opens the results', async () => {
    await goTo(page, 'Results');
    await page.getByRole('columnheader', { name: 'Participants' }).waitFor();
    expect(await page.getByRole('row').count()).toBeGreaterThan(1);
  });
});

interface Paper {
  attempt: { answers: Record<string, string> };
}

/** How many answers the server has from the student whose token this is. */
async function answersHeld(quizId: string, token: string): Promise<number> {
  const address = new URL(`/api/quiz/without-answers/${quizId}`, school.url);
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const body = (await reply.json()) as Paper & { data?: Paper };
  return Object.keys((body.data ?? body).attempt.answers).length;
}

/** Ways to leave a page in the instant after an answer, before it is saved automatically. */
const departures: Record<string, { student: string; leave: (page: EnginePage) => Promise<void> }> =
  {
    'closing the page': { student: 'amara', leave: (page) => page.close() },
    'hiding the page': { student: 'bruno', leave: (page) => page.hide() },
    'going to another page': {
      student: 'deniz',
      leave: (page) => page.evaluate(() => location.assign('about:blank')),
    },
  };

for (const [departure, { student, leave }] of Object.entries(departures)) {
  test(`the server has an answer that was given just before ${departure}`, async ({ openPage }) => {
    const page = await openPage();
    await signIn(page, school.url, `${student}@school.example`);
    await page.getByRole('button', { name: 'Join Quiz' }).click();
    await page.getByLabel('Code').fill(school.joinCode);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('radiogroup').count()).toBe(questionCount);
    const quizId = new URL(await page.url()).pathname.split('/').at(-1) ?? '';
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    await page.evaluate(() => document.querySelector<HTMLElement>('[type="radio"]')?.click());
    await leave(page);
    await expect.poll(() => answersHeld(quizId, token)).toBe(1);
  });
}

test('an instructor adds a question, a quiz and a student, and sees the results', async ({
  openPage,
}) => {
  const page = await openPage();
  await signIn(page, school.url, 'ada@school.example');

  await test.step('adds a question', async () => {
    await goTo(page, 'Questions');
    await page.getByRole('button', { name: 'Add Question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up a new question' });
    await fillIn(dialog, {
      Title: 'Which element holds the main content of a page?',
      Description: 'There is one main element a page.',
      'Option A': '<main>',
      'Option B': '<section>',
      'Option C': '<body>',
      'Option D': '<article>',
    });
    await chooseIn(page, dialog, {
      'Right Answer': 'A',
      'Category type': 'Frontend',
      Difficulty: 'Easy',
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('row').filter({ hasText: 'Which element holds the main' }).waitFor();
  });

  await test.step('sets up a quiz, and reads its code', async () => {
    await page.getByRole('button', { name: 'New quiz' }).click();
    const form = page.getByRole('dialog', { name: 'Set up a new quiz' });
    await fillIn(form, { Title: 'Friday check', Description: 'Five questions on HTML and CSS.' });
    await chooseIn(page, form, {
      Group: 'Web Development A',
      'Number of questions': '5 questions',
      Difficulty: 'Easy',
      'Category type': 'Frontend',
      Duration: '15 minutes',
      'Score per question': '5 points',
    });
    const now = await page.evaluate(() => {
      const local = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
      return local.toISOString().slice(0, 16);
    });
    await fillIn(form, { Schedule: now });
    await form.getByRole('button', { name: 'Create' }).click();
    const created = page.getByRole('dialog', { name: 'Quiz Created Successfully!' });
    await created
      .getByText(/[A-HJ-NP-Z2-9]{4}\W?[A-HJ-NP-Z2-9]{4}/)
      .first()
      .waitFor();
    await created.getByRole('button', { name: 'Done' }).click();
    await created.waitFor({ state: 'hidden' });
  });

  await test.step('adds a student, and deletes the account again', async () => {
    await goTo(page, 'Students');
    await page.getByRole('button', { name: 'Add student' }).click();
    const form = page.getByRole('dialog', { name: 'Add new student' });
    await fillIn(form, {
      'First name': 'Demo',
      'Last name': 'Student',
      Email: 'demo.student@school.example',
    });
    await chooseIn(page, form, { Group: 'Web Development A' });
    await form.getByRole('button', { name: /^(Add|Save)/ }).click();
    await form.waitFor({ state: 'hidden' });

    await page.getByLabel('Search students').fill('demo.student');
    await page.getByRole('button', { name: /Demo Student/ }).click();
    const details = page.getByRole('dialog', { name: 'Student Details' });
    await details.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete student' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No students found').first().waitFor();
  });

  await test.step('opens the results of a quiz', async () => {
    await goTo(page, 'Results');
    await page.getByRole('columnheader', { name: 'Participants' }).waitFor();
    await page.getByRole('row').nth(1).locator('a, button').first().click();
    await page.getByRole('row').filter({ hasText: '@school.example' }).first().waitFor();
  });
});
