import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { answerText } from '../../src/items/saying';
import { bankOf } from './bankOf';
import { createQuiz } from './createQuiz';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signedIn } from './signedIn';

const group = 'Web Development A';
const title = 'Friday check, shuffled';
const questionCount = 5;
const pointsPerQuestion = 5;

let school: SchoolServer;
test.beforeAll(async () => {
  school = await openSchoolServer();
});
test.afterAll(() => school.close());

/** A question as it stands on a page: its title, and its options as they are read, in order. */
interface Shown {
  title: string;
  options: string[];
}

/** The paper on a page. */
async function shownOn(page: Page): Promise<Shown[]> {
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(questionCount);
  return questions.evaluateAll((groups) =>
    groups.map((one) => ({
      title: (one.querySelector('legend')?.textContent ?? '').replace(/^Question \d+ of \d+ /, ''),
      options: [...one.querySelectorAll('label')].map((label) =>
        (label.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      ),
    })),
  );
}

/** The order of the options, without the letters, which are A to D for everyone. */
const texts = ({ options }: Shown): string[] => options.map((option) => option.slice(2));

async function join(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Join Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Quiz' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test('two students take a shuffled quiz, each in an order of their own that stays, and are graded right', async ({
  browser,
}) => {
  const ada = await signedIn(browser, school.url, 'ada@school.example');

  const code = await test.step('an instructor sets it up', async () => {
    await ada.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
    const quiz = {
      ...{ title, group, questionCount, pointsPerQuestion },
      ...{ description: 'Five questions on HTML and CSS.', difficulty: 'Easy', type: 'Frontend' },
    };
    return createQuiz(ada, quiz, async (form) => {
      await form.getByLabel('Shuffle questions').check();
      await form.getByLabel('Shuffle options').check();
    });
  });

  const bank = new Map((await bankOf(ada, school.url)).map((one) => [one.title, one]));
  /** The right option of a question, as its text. */
  const rightOf = (shown: Shown): string => {
    const question = bank.get(shown.title);
    if (question === undefined) throw new Error(`“${shown.title}” is not in the bank`);
    return answerText(question, question.answer);
  };

  const chen = await signedIn(browser, school.url, 'chen@school.example');
  const amara = await signedIn(browser, school.url, 'amara@school.example');
  await join(chen, code);
  await join(amara, code);
  const chens = await shownOn(chen);
  const amaras = await shownOn(amara);

  await test.step('they see the same questions in different orders, under the same letters', () => {
    const titlesOf = (paper: Shown[]): string[] => paper.map((question) => question.title);
    expect(titlesOf(chens).sort()).toEqual(titlesOf(amaras).sort());
    const spelled = (paper: Shown[]): string =>
      JSON.stringify(paper.map((question) => [question.title, texts(question)]));
    expect(spelled(chens)).not.toBe(spelled(amaras));
    for (const { options } of [...chens, ...amaras]) {
      expect(options.map((option) => option[0])).toEqual(['A', 'B', 'C', 'D']);
    }
  });

  await test.step('one answers by keys, reloads, and finds order and answers again', async () => {
    const questions = chen.getByRole('radiogroup');
    for (const [position, question] of chens.entries()) {
      const right = texts(question).indexOf(rightOf(question));
      // Only the first is answered wrong.
      const place = position === 0 ? (right + 1) % 4 : right;
      await questions.nth(position).getByRole('radio').first().focus();
      await chen.keyboard.press('ABCD'[place] as string);
      await expect(questions.nth(position).getByRole('radio').nth(place)).toBeChecked();
    }
    await expect(chen.getByText('Saved', { exact: true }).first()).toBeVisible();
    const checked = async (page: Page) =>
      page
        .getByRole('radio', { checked: true })
        .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent));
    const before = await checked(chen);
    await chen.reload();
    expect(await shownOn(chen)).toEqual(chens);
    await expect(chen.getByRole('radio', { checked: true })).toHaveCount(questionCount);
    expect(await checked(chen)).toEqual(before);
  });

  await test.step('so does another device of this student', async () => {
    const tablet = await signedIn(browser, school.url, 'chen@school.example');
    await tablet.goto(chen.url());
    expect(await shownOn(tablet)).toEqual(chens);
    await tablet.context().close();
  });

  await test.step('the copy of the answers has the letters that were seen', async () => {
    await chen.route('**/api/quiz/submit/*', (route) => route.abort());
    await chen.getByRole('button', { name: 'Submit Quiz' }).click();
    const download = chen.waitForEvent('download');
    await chen.getByRole('button', { name: 'Download a copy' }).first().click();
    const copy = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    for (const [position, question] of chens.entries()) {
      const line = copy.indexOf(`${position + 1}. ${question.title}`);
      const right = texts(question).indexOf(rightOf(question));
      const place = position === 0 ? (right + 1) % 4 : right;
      const option = texts(question)[place] as string;
      expect(copy[line + 1]?.trim()).toBe(`${'ABCD'[place]}. ${option}`);
    }
    await chen.unroute('**/api/quiz/submit/*');
    // The runner retries automatically.
    const receipt = chen.getByRole('dialog', { name: 'Quiz submitted' });
    await expect(receipt).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the second answers all right with the mouse', async () => {
    for (const [position, question] of amaras.entries()) {
      const place = texts(question).indexOf(rightOf(question));
      await amara.getByRole('radiogroup').nth(position).getByRole('radio').nth(place).check();
    }
    await amara.getByRole('button', { name: 'Submit Quiz' }).click();
    await expect(amara.getByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
  });

  await test.step('both grades are right', async () => {
    await ada.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await ada.getByRole('link', { name: `Open ${title}` }).click();
    await expect(ada.getByRole('button', { name: 'Delete Quiz' })).toBeVisible();
    await ada.getByRole('main').getByRole('link', { name: 'Results' }).click();
    const scoreOf = (email: string, score: number) =>
      expect(
        ada
          .getByRole('row')
          .filter({ hasText: email })
          .getByRole('cell', { name: String(score), exact: true }),
      ).toBeVisible();
    await scoreOf('chen@school.example', (questionCount - 1) * pointsPerQuestion);
    await scoreOf('amara@school.example', questionCount * pointsPerQuestion);
  });

  for (const context of browser.contexts()) await context.close();
});
