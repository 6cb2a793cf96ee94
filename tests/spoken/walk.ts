import type { Locator } from 'playwright';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import type { Messages } from '../../src/messages/en';
import type { SchoolServer } from '../e2e/schoolServer.ts';
import type { ScreenReader } from './screenReader.ts';

/** What somebody does beside the screen reader. */
export interface Walk {
  reader: ScreenReader;
  school: SchoolServer;
  /** The sentences of the page's language. */
  words: Messages;
  /** Does something, waits until it was heard, and compares. */
  step: (title: string, act: () => Promise<unknown>) => Promise<void>;
}

export async function signIn({ reader, school, words, step }: Walk, email: string): Promise<void> {
  const { page } = reader;
  const field = page.getByLabel(words.auth.email);
  await page.goto(school.url);
  await field.waitFor();
  // What is said of a page that loads depends on when it has loaded.
  await reader.spoken();
  await step('The email', () => field.focus());
  await step('The password', async () => {
    await reader.type(email);
    await reader.press('Tab');
  });
  await step('Sign in', async () => {
    await reader.type(demoPassword);
    await reader.press('Return');
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  });
}

/** Focuses a control and presses it, each in a step. */
export async function activate(
  { reader, step }: Walk,
  control: Locator,
  [focusing, pressing]: [focusing: string, pressing: string],
  until: Locator,
  state: 'visible' | 'detached' = 'visible',
): Promise<void> {
  await step(focusing, () => control.focus());
  await step(pressing, async () => {
    await reader.press('Return');
    await until.waitFor({ state });
  });
}

type Call = <Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Reply>;

/** Calls the API as the instructor of the demo school, beside the browser. */
export async function instructorCalls(school: SchoolServer): Promise<Call> {
  let token = '';
  const call: Call = async <Reply>(method: string, path: string, body?: object) => {
    const response = await fetch(new URL(`/api${path}`, school.url), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as Reply;
    if (!response.ok) throw new Error(`${method} ${path} failed: ${JSON.stringify(reply)}`);
    return reply;
  };
  const account = { email: 'ada@school.example', password: demoPassword };
  const { data } = await call<{ data: { accessToken: string } }>('POST', '/auth/login', account);
  token = data.accessToken;
  return call;
}
