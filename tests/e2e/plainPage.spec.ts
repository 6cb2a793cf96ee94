import { expect, test, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { openSchoolServer, type SchoolServer } from './schoolServer';

const root = fileURLToPath(new URL('../../', import.meta.url));
const questionCount = 10;

let school: SchoolServer;
let library: ChildProcess;
let address: string;

test.beforeAll(async () => {
  school = await openSchoolServer();
  library = spawn(process.execPath, [join(root, 'examples/plain-page/server.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', API_URL: new URL(school.url).origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    library.once('exit', () => reject(new Error('The page’s server did not start.')));
    library.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
  });
});

test.afterAll(async () => {
  library?.kill();
  await school?.close();
});

/** A page of a new browser context, and the browser's complaints. */
async function open(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.exposeFunction('complain', (sentence: string) => complaints.push(sentence));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { complain: (sentence: string) => void }).complain(
        `${violatedDirective} refused ${blockedURI}`,
      );
    });
  });
  await page.goto(address);
  return { page, complaints };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

async function joinQuiz(page: Page): Promise<void> {
  await page.getByLabel('Code').fill(school.joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);
}

const question = (page: Page, position: number) => page.getByRole('radiogroup').nth(position - 1);
const slips = (page: Page) => page.getByRole('log');

test('a quiz is joined, taken and submitted on a page without React', async ({ browser }) => {
  const { page, complaints } = await open(browser);
  await signIn(page, 'amara@school.example');
  await expect(slips(page)).toContainText('Welcome, Amara.');
  await joinQuiz(page);
  await expect(slips(page)).toContainText('You are at the table.');
  for (let position = 1; position <= questionCount; position += 1) {
    await question(page, position).getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz submitted' })).toBeVisible();
  await expect(slips(page)).toContainText(
    `We have your answers: ${questionCount}/${questionCount}.`,
  );
  await page.getByRole('button', { name: 'Another quiz' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('answers survive a reload, a move in the page, another language and another theme', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser);
  await signIn(page, 'bruno@school.example');
  await joinQuiz(page);
  await question(page, 1).getByRole('radio').nth(1).check();
  await page.reload();
  await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
  expect(await page.evaluate(() => document.querySelectorAll('.qw-runner').length)).toBe(1);

  await question(page, 2).getByRole('radio').nth(2).check();
  const papers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('without-answers')) papers.push(request.url());
  });
  await page.evaluate(() => {
    const runner = document.querySelector('quiz-runner');
    const desk = document.querySelector('#desk');
    const table = document.createElement('section');
    if (runner === null || desk === null) throw new Error('There is no quiz on the desk.');
    desk.before(table);
    table.append(runner);
    // In one step, if the browser can do that.
    (desk as unknown as { moveBefore: Element['insertBefore'] }).moveBefore(runner, null);
  });
  await page.getByLabel('Language').selectOption('ar');
  await page.locator('#lamp').click();
  await expect(page.locator('#desk .qw-root')).toHaveAttribute('data-qw-theme', 'dark');
  await expect(page.locator('#desk .qw-root')).toHaveAttribute('dir', 'rtl');
  await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
  await expect(question(page, 2).getByRole('radio').nth(2)).toBeChecked();
  expect(papers).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a submission made offline stays on the device and is sent later', async ({ browser }) => {
  const { page } = await open(browser);
  await signIn(page, 'chen@school.example');
  await joinQuiz(page);
  for (let position = 1; position <= questionCount; position += 1) {
    await question(page, position).getByRole('radio').first().check();
  }
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(slips(page)).toContainText('Your answers are safe on this device.');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Quiz submitted' })).toBeVisible();
  await expect(slips(page)).toContainText('We have your answers');
  await page.context().close();
});

test('a quiz is taken by keyboard in a shadow tree', async ({ browser }) => {
  const { page, complaints } = await open(browser);
  await signIn(page, 'eilidh@school.example');
  await expect(slips(page)).toContainText('Welcome, Eilidh.');
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('session') ?? 'null') as unknown;
    const host = document.createElement('div');
    const tree = host.attachShadow({ mode: 'open' });
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/quizwright/styles.css',
    });
    const show = (name: string, settings: object) => {
      tree.replaceChildren(sheet, Object.assign(document.createElement(name), settings));
    };
    show('quiz-join', { session });
    tree.addEventListener('quiz-joined', (event) => {
      show('quiz-runner', { session, ...(event as CustomEvent<{ quizId: string }>).detail });
    });
    document.body.replaceChildren(host);
  });
  await page.getByLabel('Code').focus();
  await page.keyboard.type(school.joinCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);
  // It moves there when the browser is idle, and keys are heard where the focus is.
  await expect(page.locator('quiz-runner').locator(':focus')).toHaveCount(1);
  for (let position = 1; position <= questionCount; position += 1) {
    await page.keyboard.press('n');
    await page.keyboard.press('b');
    await expect(question(page, position).getByRole('radio').nth(1)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const clear = page.getByRole('button', { name: `Clear answer to question ${questionCount}` });
  await expect(clear).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit Quiz' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quiz submitted' })).toBeFocused();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a page that takes a quiz loads nothing of the app', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await signIn(page, 'deniz@school.example');
  await joinQuiz(page);
  const ours = scripts.filter((path) => path.startsWith('/quizwright/'));
  expect(ours).toEqual([
    '/quizwright/element.js',
    expect.stringMatching(/\/element\/chunk-\w+\.js$/),
  ]);
  await context.close();
});

test('the whole product works in an element as well', async ({ browser }) => {
  const { page, complaints } = await open(browser);
  await page.evaluate(() => {
    const app = document.createElement('quiz-app');
    app.setAttribute('basename', '/');
    app.setAttribute('brand', 'Harbour Lane');
    document.body.replaceChildren(app);
  });
  await page.getByLabel('Email').fill('ada@school.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('table', { name: 'Bank of Questions' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
});
