import { expect, test, type Locator, type Page } from '@playwright/test';
import { samplePicture } from '../../src/conformance/school/samplePicture';
import { bankOf } from './bankOf';
import { chooseOption } from './chooseOption';
import { createQuiz } from './createQuiz';
import { openSchoolServer, type SchoolServer } from './schoolServer';
import { signedIn } from './signedIn';

const title = 'Operators in Markdown';
const questionCount = 5;
const options = {
  A: '`a || b`',
  B: '*b*, if `a` is null',
  C: '<img src=x onerror=alert(1)>',
  D: '~~~',
};

let school: SchoolServer;
test.beforeAll(async () => {
  school = await openSchoolServer();
});
test.afterAll(() => school.close());

/** What the browser refuses by the server's policy, and errors of the page. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.exposeFunction('complain', (sentence: string) => complaints.push(sentence));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { complain: (sentence: string) => void }).complain(
        `${violatedDirective} refused ${blockedURI}`,
      );
    });
  });
  await page.reload();
  return complaints;
}

test('a question in Markdown is written, and taken without a network', async ({ browser }) => {
  const ada = await signedIn(browser, school.url, 'ada@school.example');
  const complaintsOfAda = await listen(ada);

  await test.step('an instructor writes it, and sees what students will see', async () => {
    await ada.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
    await ada.getByRole('button', { name: 'Add Question' }).click();
    const form = ada.getByRole('dialog', { name: 'Set up a new question' });
    await form.getByLabel('Title').fill('**1.** What is `a ?? b`, where $a^2 = b$?');
    await form.getByLabel('Description').fill('See `MDN`.');
    for (const [letter, text] of Object.entries(options)) {
      await form.getByLabel(`Option ${letter}`, { exact: true }).fill(text);
    }
    await form.getByRole('button', { name: 'Mark option B as the right answer' }).click();
    await chooseOption(form.getByLabel('Category type'), 'Backend');
    await chooseOption(form.getByLabel('Difficulty'), 'Hard');
    await chooseOption(form.getByLabel('Text format'), 'Markdown');
    await expect(form.locator('math').first()).toBeVisible();
    const file = { name: 'point.png', mimeType: 'image/png', buffer: Buffer.from(samplePicture) };
    await form.locator('input[type="file"]').setInputFiles(file);
    await form.getByLabel('What the picture shows').fill('A point');
    await form.getByRole('button', { name: 'Insert picture' }).click();
    const preview = form.getByRole('group', { name: 'Preview' });
    await expect(preview.getByRole('img', { name: 'A point' })).toHaveJSProperty('naturalWidth', 1);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('the bank has nothing else of its kind but copies', async () => {
    const ofKind = (await bankOf(ada, school.url)).filter(
      ({ type, difficulty }) => type === 'BE' && difficulty === 'hard',
    );
    const written = ofKind.find(({ format }) => format === 'markdown');
    expect(written?.options).toEqual(options);
    const token = await ada.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const at = (path: string) => new URL(`/api/question${path}`, school.url).href;
    for (const { _id } of ofKind.filter((one) => one !== written)) {
      await ada.request.delete(at(`/${_id}`), { headers });
    }
    if (written === undefined) throw new Error('The question is not in the bank.');
    const { title: first, description, answer, type, difficulty, format } = written;
    const draft = { description, options, answer, type, difficulty, format };
    for (let number = 2; number <= questionCount; number += 1) {
      const data = { ...draft, title: first.replace('1.', `${number}.`) };
      expect((await ada.request.post(at(''), { headers, data })).status()).toBe(201);
    }
  });

  const code = await test.step('a quiz draws it', () =>
    createQuiz(ada, {
      ...{ title, questionCount, description: 'Five of them.', group: 'Web Development A' },
      ...{ difficulty: 'Hard', type: 'Backend', pointsPerQuestion: 5 },
    }));

  await test.step('a student reads and answers it, and the network is gone', async () => {
    const chen = await signedIn(browser, school.url, 'chen@school.example');
    const complaints = await listen(chen);
    await chen.getByRole('button', { name: 'Join Quiz' }).click();
    const dialog = chen.getByRole('dialog', { name: 'Join Quiz' });
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    const questions = chen.getByRole('radiogroup');
    await expect(questions).toHaveCount(questionCount);
    const rich = questions.filter({ has: chen.locator('math') });
    const pictureOf = (question: Locator) => question.getByRole('img', { name: 'A point' });
    await expect(pictureOf(rich.first())).toHaveJSProperty('naturalWidth', 1);
    await chen.context().setOffline(true);
    await expect(rich.first().locator('legend code')).toHaveText('a ?? b');
    await expect(rich.first().getByRole('radio', { name: /if a is null/ })).toBeVisible();
    await expect(pictureOf(rich.last())).toHaveJSProperty('naturalWidth', 1);
    const others = chen.locator('[role="radiogroup"] img:not([data-part="picture"])');
    expect(await others.count()).toBe(0);
    await rich
      .first()
      .getByRole('radio', { name: /if a is null/ })
      .check();
    await expect(chen.getByText('Saved on this device').first()).toBeVisible();
    await chen.context().setOffline(false);
    expect(complaints).toEqual([]);
  });
  expect(complaintsOfAda).toEqual([]);
});
