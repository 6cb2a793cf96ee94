import type { Locator } from 'playwright';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { en as words } from '../../src/messages/en';
import type { SchoolServer } from '../e2e/schoolServer.ts';
import type { ScreenReader } from './screenReader.ts';

interface Walk {
  reader: ScreenReader;
  school: SchoolServer;
  /** Does something, waits for a sentence if one is given, and notes what is said. */
  step: (title: string, act: () => Promise<unknown>, sentence?: RegExp) => Promise<void>;
}

/** A sentence of ours, as part of what is said. */
const saying = (sentence: string): RegExp =>
  new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

async function signIn({ reader, school, step }: Walk, email: string): Promise<void> {
  const { page } = reader;
  await page.goto(school.url);
  await page.getByLabel(words.auth.email).waitFor();
  // What is said of a page that loads depends on when it has loaded.
  await reader.heard();
  await step('The email', () => page.getByLabel(words.auth.email).focus());
  await reader.type(email);
  await step('The password', () => reader.press('Tab'));
  await reader.type(demoPassword);
  await step('Sign in', () => reader.press('Return'), saying(words.login.loggedIn));
}

/** Focuses a control and presses it. */
async function activate({ reader }: Walk, control: Locator): Promise<void> {
  await control.focus();
  await reader.press('Return');
}

/** A call of the API by the instructor, beside the browser. */
async function callAsInstructor(school: SchoolServer, path: string, body: object): Promise<void> {
  const send = (to: string, method: string, sent: object, token = '') =>
    fetch(new URL(`/api${to}`, school.url), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(sent),
    });
  const account = { email: 'ada@school.example', password: demoPassword };
  const signedIn = await send('/auth/login', 'POST', account);
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const { ok } = await send(path, 'PUT', body, data.accessToken);
  if (!ok) throw new Error(`The instructor's call of ${path} failed.`);
}

async function student(walk: Walk): Promise<void> {
  const { reader, school, step } = walk;
  const { page } = reader;
  const { runner, join, app } = words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });

  await signIn(walk, 'amara@school.example');
  await step('Open the form for the code', async () => {
    await activate(walk, button(join.studentTitle).first());
    await page.getByRole('dialog').waitFor();
  });
  await step(
    'A wrong code',
    async () => {
      await reader.type('ABCD2345');
      await reader.press('Return');
    },
    saying(join.code + ' '),
  );
  await step(
    'The right code',
    async () => {
      await page.getByRole('dialog').getByRole('textbox').fill('');
      await reader.type(school.joinCode);
      await reader.press('Return');
      await page.getByRole('radiogroup').first().waitFor();
    },
    saying(runner.answered(0, 10)),
  );
  const questions = page.getByRole('radiogroup');
  const radio = (question: number) => questions.nth(question).getByRole('radio').first();
  await step('The first question', () => radio(0).focus());
  await step('Answer it', () => reader.press('space'));
  await step('The next question', () => radio(1).focus());
  const quiz = new URL(page.url()).pathname.split('/').pop() ?? '';
  await callAsInstructor(school, `/quiz/time/${quiz}`, { minutes: 5 });
  await step(
    'Answer it, and get more time',
    () => reader.press('space'),
    new RegExp(runner.moreTime('.+')),
  );
  await step(
    'Answer offline',
    async () => {
      await page.context().setOffline(true);
      await radio(2).focus();
      await reader.press('space');
    },
    saying(runner.savedOnDevice),
  );
  await step(
    'Back online',
    () => page.context().setOffline(false),
    new RegExp(`^${runner.saved}$`),
  );
  await step('Submit with blanks', async () => {
    await activate(walk, button(runner.submit));
    await radio(3).and(page.locator(':focus')).waitFor();
  });
  for (let question = 3; question < 10; question += 1) await radio(question).check();
  await reader.heard();
  await step('Submit', () => activate(walk, button(runner.submit)), saying(runner.receiptTitle));
  await step('Close the receipt', () => reader.press('Return'));
  await step('The results', async () => {
    await activate(walk, link(app.results));
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  });
}

async function instructor(walk: Walk): Promise<void> {
  const { reader, step } = walk;
  const { page } = reader;
  const { questions, app, common } = words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const headed = () =>
    page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();

  await signIn(walk, 'ada@school.example');
  await step('The bank', async () => {
    await activate(walk, link(app.questions));
    await headed();
    await page.getByRole('row').nth(1).waitFor();
  });
  await step('A new question', async () => {
    await activate(walk, button(questions.add));
    await dialog.waitFor();
  });
  await step('Save it empty', async () => {
    await activate(walk, dialog.getByRole('button', { name: common.save, exact: true }));
    await dialog.locator('[aria-invalid]:focus').waitFor();
  });
  await step('Close the form', async () => {
    await reader.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  await step('The search', () => page.getByRole('searchbox').focus());
  await step('Search', () => reader.type('HTTP'));
  await step('Delete a question', async () => {
    await activate(walk, page.getByRole('row').nth(1).locator('[data-part="delete"]'));
    await dialog.waitFor();
  });
  await step('Confirm', async () => {
    await activate(walk, dialog.locator('[data-part="confirm"]'));
    await dialog.waitFor({ state: 'detached' });
  });
  await step('Set up a quiz', async () => {
    await activate(walk, button(app.newQuiz));
    await dialog.waitFor();
  });
  await step('Close its form', async () => {
    await reader.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  await step('The results', async () => {
    await activate(walk, link(app.results));
    await headed();
  });
}

/** What is done beside the screen reader, by name. */
export const ways = { student, instructor };
