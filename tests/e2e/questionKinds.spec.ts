import { expect, test, type Locator, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { samplePicture } from '../../src/conformance/school/samplePicture';
import { bankOf } from './bankOf';
import { chooseByKeys, pressTo } from './byKeyboard';
import { createQuiz } from './createQuiz';
import { copyFirstStart } from './schoolServer';
import { startServer, type RunningServer } from './server';
import { signedIn, signIn } from './signedIn';

const group = 'Web Development A';
const title = 'Safe methods and loops';
const questionCount = 5;
const pointsPerQuestion = 5;
const nia = { first_name: 'Nia', last_name: 'Adeyemi', email: 'nia@school.example' };

/** Lets the server's clocks, its database's too, be set forward. */
const movableClock = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now;
  let later = 0;
  Date.now = () => now() + later;
  process.on('message', ({ minutes }) => { later += minutes * 60_000; });
  process.channel?.unref();
`)}`;

let folder: string;
let server: RunningServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-kinds-'));
  await copyFirstStart(join(folder, 'data'), 'yes');
  server = await startServer(join(folder, 'data'), { nodeArgs: ['--import', movableClock] });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the browser refuses by the server's policy, errors of the page, and everything it logs. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    // Browsers log this by themselves for each call without a network.
    if (!line.text().includes('net::ERR_INTERNET_DISCONNECTED')) complaints.push(line.text());
  });
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

test('questions of each kind are written, taken and graded in part, all by keyboard', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ada = await signedIn(browser, server.url, 'ada@school.example');
  const complaintsOfAda = await listen(ada);
  const { keyboard } = ada;
  const field = (form: Locator, name: string) => form.getByLabel(name, { exact: true });

  async function openForm(key: string): Promise<Locator> {
    await keyboard.press(key);
    const form = ada.getByRole('dialog', { name: 'Set up a new question' });
    await expect(field(form, 'Title')).toBeVisible();
    return form;
  }

  async function writeOptions(form: Locator, options: Record<string, string>): Promise<void> {
    for (const [letter, text] of Object.entries(options)) {
      await pressTo(field(form, `Option ${letter}`));
      await keyboard.insertText(text);
    }
  }

  async function save(form: Locator): Promise<void> {
    await pressTo(form.getByRole('button', { name: 'Save' }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
  }

  await test.step('an instructor writes a question with several right answers', async () => {
    await ada.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
    await pressTo(ada.getByRole('button', { name: 'Add Question' }));
    const form = await openForm('Enter');
    await pressTo(field(form, 'Title'));
    await keyboard.type('Which methods are safe?');
    await pressTo(field(form, 'Description'));
    await keyboard.type('They only read.');
    await chooseByKeys(field(form, 'Kind of question'), 'Several');
    await writeOptions(form, { A: 'GET', B: 'POST', C: 'HEAD', D: 'DELETE' });
    const right = form.getByRole('group', { name: 'Right answers, required' });
    await expect(right.getByRole('checkbox', { name: 'A' })).toBeChecked();
    await pressTo(right.getByRole('checkbox', { name: 'C' }));
    await keyboard.press('Space');
    await chooseByKeys(field(form, 'Category type'), 'Backend');
    await chooseByKeys(field(form, 'Difficulty'), 'Hard');
    await save(form);
  });

  await test.step('and one with a formula, a code block and a picture', async () => {
    await expect(ada.getByRole('button', { name: 'Edit Which methods are safe?' })).toBeFocused();
    const form = await openForm('n');
    const text = field(form, 'Title');
    await pressTo(text);
    await keyboard.type('How many lines does this print, for ');
    await keyboard.type('n^2 = 4');
    for (let sign = 0; sign < 'n^2 = 4'.length; sign += 1) await keyboard.press('Shift+ArrowLeft');
    await pressTo(form.getByRole('button', { name: 'Bold' }).first(), 'Shift+Tab');
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(text).toHaveValue('How many lines does this print, for $n^2 = 4$');
    await keyboard.press('Control+End');
    await keyboard.type('?\nfor (let i = 0; i < n; i += 1)\n  console.log(i);');
    await keyboard.press('Shift+ArrowUp');
    await keyboard.press('Shift+Home');
    await keyboard.press('Control+e');
    await keyboard.press('Control+End');
    await keyboard.type('\n');
    const chooser = ada.waitForEvent('filechooser');
    await pressTo(form.getByRole('button', { name: 'Add a picture' }));
    await keyboard.press('Enter');
    const file = { name: 'loop.png', mimeType: 'image/png', buffer: Buffer.from(samplePicture) };
    await (await chooser).setFiles(file);
    await expect(form.getByLabel('What the picture shows')).toBeFocused();
    await keyboard.type('A loop');
    await keyboard.press('Enter');
    await expect(text).toHaveValue(
      /^How many lines .+ \$n\^2 = 4\$\?\n```\nfor \(let .+\n {2}console\.log\(i\);\n```\n+!\[A loop\]\(media:\S+\)/,
    );
    const preview = form.getByRole('group', { name: 'Preview' });
    await expect(preview.getByRole('img', { name: 'A loop' })).toHaveJSProperty('naturalWidth', 1);
    await expect(preview.locator('math')).toBeVisible();
    await expect(preview.locator('pre code')).toContainText('  console.log(i);');
    await pressTo(field(form, 'Description'));
    await keyboard.type('The square root of 4.');
    await writeOptions(form, { A: '`1`', B: '`2`', C: '`4`', D: 'None' });
    await chooseByKeys(field(form, 'Right Answer'), 'B');
    await chooseByKeys(field(form, 'Category type'), 'Backend');
    await chooseByKeys(field(form, 'Difficulty'), 'Hard');
    await save(form);
  });

  await test.step('the bank has these two of their kind, and three plain ones', async () => {
    const token = await ada.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const at = (path: string) => new URL(`/api/question${path}`, server.url).href;
    const ofKind = (await bankOf(ada, server.url)).filter(
      ({ type, difficulty }) => type === 'BE' && difficulty === 'hard',
    );
    const written = ofKind.filter(
      ({ kind, format }) => kind === 'multiple' || format !== undefined,
    );
    expect(written.map(({ answer }) => answer).sort()).toEqual(['AC', 'B']);
    const plain = ofKind.filter((question) => !written.includes(question));
    for (const { _id } of plain) await ada.request.delete(at(`/${_id}`), { headers });
    for (const number of [1, 2, 3]) {
      const data = {
        ...{ title: `Plain ${number}?`, description: 'It is.', type: 'BE', difficulty: 'hard' },
        ...{ options: { A: 'Yes', B: 'No' }, answer: 'A' },
      };
      expect((await ada.request.post(at(''), { headers, data })).status()).toBe(201);
    }
  });

  const code = await test.step('a quiz with partial credit draws them', () =>
    createQuiz(
      ada,
      {
        ...{ title, group, questionCount, pointsPerQuestion },
        ...{ description: 'Five of them.', difficulty: 'Hard', type: 'Backend' },
      },
      (form) => form.getByLabel('Partial credit').check(),
    ));

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const registered = await phone.request.post(new URL('/api/auth/register', server.url).href, {
    data: { ...nia, role: 'Student', password: demoPassword },
  });
  expect(registered.status()).toBe(201);
  await phone.goto(server.url);
  await signIn(phone, nia.email);
  const complaints = await listen(phone);
  const { keyboard: keys } = phone;
  const methods = phone.getByRole('group', { name: /Which methods are safe/ });
  const loop = phone.getByRole('radiogroup', { name: /How many lines/ });
  const plain = (number: number) =>
    phone.getByRole('radiogroup', { name: RegExp(`Plain ${number}`) });

  await test.step('a student joins on a phone, and answers by keys', async () => {
    await pressTo(phone.getByRole('button', { name: 'Join Quiz' }));
    await keys.press('Enter');
    await expect(phone.getByLabel('Code')).toBeFocused();
    await keys.type(code);
    await keys.press('Enter');
    await expect(methods).toContainText('Each wrong choice cancels a right one');
    await pressTo(methods.getByRole('checkbox').first());
    await keys.press('a');
    await expect(methods.getByRole('checkbox', { name: /GET/ })).toBeChecked();
    await pressTo(loop.getByRole('radio').first());
    await keys.press('b');
    await expect(loop.getByRole('radio', { name: /2/ })).toBeChecked();
    await expect(phone.getByText('Saved', { exact: true }).first()).toBeVisible();
  });

  await test.step('reloads in the middle, and finds everything again', async () => {
    await phone.reload();
    await expect(methods.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(loop.getByRole('radio', { name: /2/ })).toBeChecked();
    await expect(loop.locator('math')).toBeVisible();
    await expect(loop.locator('pre code')).toContainText('  console.log(i);');
    await expect(loop.getByRole('img', { name: 'A loop' })).toHaveJSProperty('naturalWidth', 1);
  });

  await test.step('loses the network, submits, and gets it back', async () => {
    await context.setOffline(true);
    for (const number of [1, 2, 3]) {
      await pressTo(plain(number).getByRole('radio').first());
      await keys.press('a');
    }
    await expect(phone.getByText('5 of 5 answered').first()).toBeVisible();
    await expect(phone.getByText('Saved on this device').first()).toBeVisible();
    await pressTo(phone.getByRole('button', { name: 'Submit Quiz' }));
    await keys.press('Enter');
    const banner = phone.getByRole('region', { name: 'Unsent submissions' });
    await expect(banner).toContainText('has not been sent yet');
    await context.setOffline(false);
    await expect(phone.getByRole('dialog', { name: 'Quiz submitted' })).toContainText(
      '5 of 5 questions',
    );
    await keys.press('Enter');
    await expect(banner).toBeHidden();
  });

  // Half of the points for one of two right options, and all others right.
  const score = '22.5';
  server.send({ minutes: 20 });

  await test.step('the instructor sees the score, its place among others, and the evidence', async () => {
    const token = await ada.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const completed = new URL('/api/quiz/completed', server.url).href;
    // The server learns of its new time a moment later.
    await expect
      .poll(async () => (await ada.request.get(completed, { headers })).text())
      .toContain(title);
    const menu = ada.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Results' }).click();
    await ada.getByRole('link', { name: `View the results of ${title}` }).click();
    const row = ada.getByRole('row').filter({ hasText: nia.email });
    await expect(row.getByRole('cell', { name: score, exact: true })).toBeVisible();
    await ada.getByRole('tab', { name: 'Scores and times' }).click();
    const scores = ada.getByRole('table', { name: 'Score distribution' });
    await expect(scores.getByRole('row', { name: /^20–24\.99/ })).toContainText('1');
    await ada.getByRole('tab', { name: 'Questions' }).click();
    const answers = ada.getByRole('table', { name: 'Answers to Which methods are safe?' });
    await expect(answers.getByRole('row', { name: /^A\. GET Right answer 1/ })).toBeVisible();
    await expect(answers.getByRole('row', { name: /^C\. HEAD Right answer 0/ })).toBeVisible();
    await expect(ada.locator('[data-part="list"] math').first()).toBeVisible();
  });

  await test.step('the student has a place by the points', async () => {
    await pressTo(phone.getByRole('button', { name: 'Open menu' }));
    await keys.press('Enter');
    await pressTo(
      phone.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }),
    );
    await keys.press('Enter');
    // A page that is still loading would be lost by reloading.
    await phone.waitForURL(/\/dashboard$/);
    const best = phone.getByRole('list', { name: 'Top Five Students' }).getByRole('listitem');
    const own = best.filter({ hasText: 'Nia Adeyemi' });
    // The server counts a quiz within seconds of its end.
    await expect(async () => {
      await phone.reload();
      await expect(own).toContainText(/You.*90%/, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const percents = (await best.allTextContents()).map((text) => /([\d.]+)%/.exec(text)?.[1]);
    expect(percents).toEqual([...percents].sort((one, other) => Number(other) - Number(one)));
  });

  expect(complaints).toEqual([]);
  expect(complaintsOfAda).toEqual([]);
  expect(server.output()).not.toContain('"level":40');
  for (const each of browser.contexts()) await each.close();
});
