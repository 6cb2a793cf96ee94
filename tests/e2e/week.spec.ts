import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { bankOf } from './bankOf';
import { chooseOption } from './chooseOption';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signedIn } from './signedIn';

const instructor = 'ada@school.example';
const student = 'chen@school.example';
const imported = 100;

let school: SchoolServer;

test.beforeAll(async () => {
  school = await openSchoolServer();
});

test.afterAll(() => school.close());

/** A hundred back-end questions in a spreadsheet's form; A is right. */
function spreadsheet(): string {
  const rows = Array.from({ length: imported }, (_, index) => [
    `What does status ${400 + index} mean, in "short"?`,
    'Think of the first digit.',
    '=A client error, or one of the server',
    'A redirect',
    'A success',
    'Nothing yet',
    'A',
    'BE',
    'hard',
  ]);
  const header = ['title', 'description', 'A', 'B', 'C', 'D', 'answer', 'type', 'difficulty'];
  return [header, ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** The file that the browser saves during an action. */
async function saved(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; path: string; text: string }> {
  const coming = page.waitForEvent('download');
  await act();
  const download = await coming;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}

async function addGroup(page: Page, name: string, size: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Group' });
  await dialog.getByLabel('Group name').fill(name);
  await dialog.getByLabel('Max students').fill(size);
  await dialog.getByRole('button', { name: 'Add Group' }).click();
  await expect(page.getByText('Group added successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `Group: ${name}` })).toBeVisible();
}

interface NewQuiz {
  title: string;
  group: string;
  /** Whether it opens now, or tomorrow. */
  now: boolean;
}

/** Sets up a quiz of five hard back-end questions and returns its code. */
async function setUp(page: Page, { title, group, now }: NewQuiz, form: Locator): Promise<string> {
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Five questions on status codes.');
  await chooseOption(form.getByLabel('Group'), group);
  await chooseOption(form.getByLabel('Number of questions'), '5 questions');
  await chooseOption(form.getByLabel('Difficulty'), 'Hard');
  await chooseOption(form.getByLabel('Category type'), 'Backend');
  await chooseOption(form.getByLabel('Duration'), '15 minutes');
  await chooseOption(form.getByLabel('Score per question'), '2 points');
  const schedule = await page.evaluate(
    (days) => {
      const local = new Date(
        Date.now() + days * 86_400_000 - new Date().getTimezoneOffset() * 60_000,
      );
      return local.toISOString().slice(0, 16);
    },
    now ? 0 : 1,
  );
  await form.getByLabel('Schedule').fill(schedule);
  await form.getByRole('button', { name: 'Create' }).click();
  const created = page.getByRole('dialog', { name: 'Quiz Created Successfully!' });
  await created.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Quiz code copied to clipboard!').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a teacher's week: import, two groups, three quizzes, results, export", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ada = await signedIn(browser, school.url, instructor);
  ada.setDefaultTimeout(20_000);
  const bankCount = ada.getByText(/^\d+ questions$/);
  let before = 0;

  await test.step('a hundred questions are imported from a spreadsheet', async () => {
    await goTo(ada, 'Questions');
    before = Number.parseInt((await bankCount.textContent()) ?? '', 10);
    await ada.getByRole('button', { name: 'Import' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Import questions' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'status-codes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(spreadsheet()),
    });
    await expect(dialog.getByText('What does status 400 mean')).toBeVisible();
    await dialog.getByRole('button', { name: `Add ${imported} questions` }).click();
    await expect(dialog.getByText(`${imported} questions added`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(bankCount).toHaveText(`${before + imported} questions`);
  });

  await test.step('the same file again is recognised as imported', async () => {
    await ada.getByRole('button', { name: 'Import' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Import questions' });
    await dialog.getByRole('textbox').fill(spreadsheet());
    await dialog.getByRole('button', { name: 'Check questions' }).click();
    await expect(dialog.getByText(`${imported} duplicates`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Nothing to add' })).toBeVisible();
    await ada.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('two groups get students', async () => {
    await goTo(ada, 'Groups');
    await addGroup(ada, 'Monday evening', '2');
    await addGroup(ada, 'Friday evening', '20');
    await goTo(ada, 'Students');
    await ada.getByLabel('Search students').fill('chen');
    await ada.getByRole('button', { name: /Chen Wei/ }).click();
    const details = ada.getByRole('dialog', { name: 'Student Details' });
    await details.getByRole('button', { name: 'Edit' }).click();
    const edit = ada.getByRole('dialog', { name: 'Update student' });
    await chooseOption(edit.getByLabel('Group'), 'Monday evening');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(ada.getByText('Student moved to the group')).toBeVisible();
    await expect(details.getByText('Monday evening')).toBeVisible();
    await details.getByRole('button', { name: 'Dismiss' }).click();
    await goTo(ada, 'Groups');
    await expect(ada.getByText('1 of 2 places taken')).toBeVisible();
  });

  const quizzes: NewQuiz[] = [
    { title: 'Monday check', group: 'Monday evening', now: true },
    { title: 'Friday check', group: 'Friday evening', now: false },
    { title: 'Friday again', group: 'Friday evening', now: false },
  ];
  let link = '';
  await test.step('three quizzes are set up in one go', async () => {
    await goTo(ada, 'Quizzes');
    await ada.getByRole('button', { name: 'Set up a new Quiz' }).click();
    for (const quiz of quizzes) {
      await setUp(ada, quiz, ada.getByRole('dialog', { name: 'Set up a new quiz' }));
      const created = ada.getByRole('dialog', { name: 'Quiz Created Successfully!' });
      if (quiz.title === 'Monday check') {
        await created.getByRole('button', { name: 'Copy link' }).click();
        link = await ada.evaluate(() => navigator.clipboard.readText());
      }
      const isLast = quiz === quizzes.at(-1);
      await created.getByRole('button', { name: isLast ? 'Done' : 'Create Another Quiz' }).click();
    }
    await expect(ada.getByRole('heading', { name: 'Monday check' })).toBeVisible();
  });

  await test.step('a student follows the join link and takes the quiz', async () => {
    const chen = await signedIn(browser, school.url, student);
    await chen.goto(link);
    await chen
      .getByRole('dialog', { name: 'Join quiz' })
      .getByRole('button', { name: 'Join' })
      .last()
      .click();
    await expect(chen.getByRole('heading', { name: 'Monday check' })).toBeVisible();
    const questions = chen.getByRole('radiogroup');
    await expect(questions).toHaveCount(5);
    const bank = await bankOf(ada, school.url);
    for (const question of await questions.all()) {
      const legend = (await question.locator('legend').textContent()) ?? '';
      const asked = bank.find(({ title }) => legend.includes(title));
      await question.getByRole('radio', { name: new RegExp(`^${asked?.answer} `) }).check();
    }
    await chen.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(chen.getByRole('dialog', { name: 'Quiz submitted' })).toContainText('5 of 5');
    await chen.close();
  });

  await test.step('the result is read and exported', async () => {
    await goTo(ada, 'Results');
    const all = await saved(ada, () => ada.getByRole('button', { name: 'Export as CSV' }).click());
    expect(all.name).toMatch(/\.csv$/);
    expect(all.text).toContain('Monday check');
    await goTo(ada, 'Dashboard');
    await ada.getByRole('link', { name: /^Open Monday check/ }).click();
    await expect(ada.getByRole('button', { name: 'Delete Quiz' })).toBeVisible();
    await ada.getByRole('main').getByRole('link', { name: 'Results' }).click();
    const row = ada.getByRole('row').filter({ hasText: student });
    await expect(row.getByRole('cell', { name: '10', exact: true })).toBeVisible();
    const one = await saved(ada, () => ada.getByRole('button', { name: 'Export as CSV' }).click());
    expect(one.text).toContain(student);
  });

  const exportAs = (format: RegExp) =>
    saved(ada, async () => {
      await ada.getByRole('button', { name: 'Export', exact: true }).click();
      const dialog = ada.getByRole('dialog', { name: 'Export questions' });
      await dialog.getByRole('radio', { name: format }).check();
      await dialog.getByRole('button', { name: 'Export' }).click();
    });

  await test.step('the bank is exported as GIFT and as CSV, where no cell starts a formula', async () => {
    await goTo(ada, 'Questions');
    const csv = await exportAs(/CSV/);
    expect(csv.text).toContain('What does status 499 mean');
    expect(csv.text).not.toMatch(/(^|,)"?=/m);
    const gift = await exportAs(/GIFT/);
    expect(gift.text).toContain('What does status 499 mean');
  });

  await test.step('Moodle XML and packages of QTI are read again, under the policy of the server', async () => {
    for (const [format, name, mimeType] of [
      [/Moodle XML/, 'questions.xml', 'text/xml'],
      [/QTI/, 'questions.zip', 'application/zip'],
    ] as const) {
      const file = await exportAs(format);
      expect(file.name).toBe(name);
      await ada.getByRole('button', { name: 'Import' }).click();
      const dialog = ada.getByRole('dialog', { name: 'Import questions' });
      const back = dialog.getByRole('button', { name: 'Back' });
      await back.or(dialog.getByText('Or paste questions here')).first().waitFor();
      if (await back.isVisible()) await back.click();
      const buffer = await readFile(file.path);
      await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
      await expect(dialog.getByText(`${before + imported} duplicates`)).toBeVisible();
      await ada.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('everything that is no longer needed is deleted', async () => {
    await ada.getByRole('searchbox').fill('status 499');
    await ada.getByRole('button', { name: /^Delete .*status 499/ }).click();
    const question = ada.getByRole('dialog', { name: 'Delete Question' });
    await expect(question.getByText('Are you want to delete this Item ?')).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(ada.getByText('item deleted successfully').first()).toBeVisible();
    await goTo(ada, 'Dashboard');
    await ada
      .getByRole('link', { name: /^Open Friday check/ })
      .first()
      .click();
    await ada.getByRole('button', { name: 'Delete Quiz' }).click();
    await ada
      .getByRole('dialog', { name: 'Delete Quiz' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(ada).toHaveURL(/\/dashboard\/quizes$/);
  });
});
