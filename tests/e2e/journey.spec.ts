import { expect, test, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankOf } from './bankOf';
import { chooseOption } from './chooseOption';
import { copyFirstStart } from './schoolServer';
import { startServer, type RunningServer } from './server';
import { signedIn } from './signedIn';

const instructor = 'ada@school.example';
const student = 'chen@school.example';
const group = 'Web Development A';
const quizTitle = 'Friday check: how pages are made';
const pointsPerQuestion = 5;
const questionCount = 5;

let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-journey-'));
  await copyFirstStart(join(folder, 'data'), 'yes');
  server = await startServer(join(folder, 'data'));
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function resultRow(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: `Open ${quizTitle}` }).click();
  await expect(page.getByRole('button', { name: 'Delete Quiz' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { name: quizTitle })).toBeVisible();
  return page.getByRole('row').filter({ hasText: student });
}

test('an instructor sets up a quiz, a student takes it, and the score survives a restart', async ({
  browser,
}) => {
  const ada = await signedIn(browser, server.url, instructor);

  await test.step('the instructor adds a question', async () => {
    await ada.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
    await ada.getByRole('button', { name: 'Add Question' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Set up a new question' });
    await dialog.getByLabel('Title').fill('Which element holds the main content of a page?');
    await dialog.getByLabel('Description').fill('There is one main element a page.');
    await dialog.getByLabel('Option A', { exact: true }).fill('<main>');
    await dialog.getByLabel('Option B', { exact: true }).fill('<section>');
    await dialog.getByLabel('Option C', { exact: true }).fill('<body>');
    await dialog.getByLabel('Option D', { exact: true }).fill('<article>');
    await chooseOption(dialog.getByLabel('Right Answer', { exact: true }), 'A');
    await chooseOption(dialog.getByLabel('Category type'), 'Frontend');
    await chooseOption(dialog.getByLabel('Difficulty'), 'Easy');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      ada.getByRole('row').filter({ hasText: 'Which element holds the main content' }),
    ).toBeVisible();
  });

  const code = await test.step('sets up a quiz for a group and copies its code', async () => {
    await ada.getByRole('button', { name: 'New quiz' }).click();
    const form = ada.getByRole('dialog', { name: 'Set up a new quiz' });
    await form.getByLabel('Title').fill(quizTitle);
    await form.getByLabel('Description').fill('Five questions on HTML and CSS.');
    await chooseOption(form.getByLabel('Group'), group);
    await chooseOption(form.getByLabel('Number of questions'), `${questionCount} questions`);
    await chooseOption(form.getByLabel('Difficulty'), 'Easy');
    await chooseOption(form.getByLabel('Category type'), 'Frontend');
    await chooseOption(form.getByLabel('Duration'), '15 minutes');
    await chooseOption(form.getByLabel('Score per question'), `${pointsPerQuestion} points`);
    const now = await ada.evaluate(() => {
      const local = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
      return local.toISOString().slice(0, 16);
    });
    await form.getByLabel('Schedule').fill(now);
    await form.getByRole('button', { name: 'Create' }).click();
    const created = ada.getByRole('dialog', { name: 'Quiz Created Successfully!' });
    await expect(created).toBeVisible();
    await created.getByRole('button', { name: 'Copy code' }).click();
    await expect(ada.getByText('Quiz code copied to clipboard!')).toBeVisible();
    const copied = await ada.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    await created.getByRole('button', { name: 'Done' }).click();
    return copied;
  });

  const right = new Map(
    (await bankOf(ada, server.url)).map(({ title, answer }) => [title, answer]),
  );
  const chen = await signedIn(browser, server.url, student);

  await test.step('a student joins with the code and sees the countdown run', async () => {
    await chen.getByRole('button', { name: 'Join Quiz' }).click();
    const dialog = chen.getByRole('dialog', { name: 'Join Quiz' });
    await dialog.getByLabel('Code').fill(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(chen.getByRole('heading', { name: quizTitle })).toBeVisible();
    const countdown = chen.getByRole('timer');
    // The form counts in minutes, so the quiz may start up to a minute before it was set up.
    await expect(countdown).toContainText(/1[34]:\d\d/);
    const shown = await countdown.textContent();
    await expect(countdown).not.toHaveText(shown ?? '');
  });

  await test.step('answers, keeps the answers through a reload, and submits', async () => {
    const questions = chen.getByRole('radiogroup');
    await expect(questions).toHaveCount(questionCount);
    const choose = async (position: number, wrong: boolean): Promise<void> => {
      const question = questions.nth(position);
      const legend = (await question.locator('legend').textContent()) ?? '';
      const title = [...right.keys()].find((known) => legend.includes(known)) ?? '';
      const key = right.get(title);
      expect(key, `no key for “${legend}”`).toBeDefined();
      const letter = wrong ? (['A', 'B', 'C', 'D'].find((other) => other !== key) ?? '') : key;
      await question.getByRole('radio', { name: new RegExp(`^${letter} `) }).check();
    };
    for (let position = 0; position < questionCount - 1; position += 1) {
      await choose(position, position === 0);
    }
    await chen.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(questions.last()).toContainText('Please select an answer');
    await expect(questions.last().getByRole('radio').first()).toBeFocused();

    await chen.reload();
    await expect(chen.getByRole('radio', { checked: true })).toHaveCount(questionCount - 1);
    await choose(questionCount - 1, false);
    await chen.getByRole('button', { name: 'Submit Quiz' }).dblclick();
    await expect(chen).toHaveURL(/\/quiz\/dashboard\/student-quiz$/);
    await expect(chen.getByRole('dialog', { name: 'Quiz submitted' })).toContainText(
      `${questionCount} of ${questionCount} questions`,
    );
  });

  const score = String((questionCount - 1) * pointsPerQuestion);
  await test.step('the instructor sees the score', async () => {
    const row = await resultRow(ada);
    await expect(row).toContainText('Chen Wei');
    await expect(row.getByRole('cell', { name: score, exact: true })).toBeVisible();
  });

  await test.step('all of it is still there after a restart', async () => {
    expect(await server.stop()).toBe(0);
    server = await startServer(join(folder, 'data'));
    const again = await signedIn(browser, server.url, instructor);
    const row = await resultRow(again);
    await expect(row.getByRole('cell', { name: score, exact: true })).toBeVisible();
    expect((await bankOf(again, server.url)).map(({ title }) => title)).toContain(
      'Which element holds the main content of a page?',
    );
  });

  for (const context of browser.contexts()) await context.close();
});

test("a visitor finds the demo accounts and the join code in the server's output", async () => {
  await expect.poll(server.output).toMatch(/join code [A-HJ-NP-Z2-9]{8}/);
  expect(server.output()).toContain(instructor);
});
