import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { demoPassword } from '../../../examples/standalone/server/demo/people';
import { createQuizClient, loginOptions, resultsOptions } from '../../../src/client';
import type { SchoolServer } from '../../e2e/schoolServer';
import type { ServedHost } from './useHost';

export const instructor = 'ada@school.example';
const questionCount = 10;

async function tokenOf({ url }: SchoolServer, email: string): Promise<string> {
  const client = createQuizClient({ baseUrl: new URL('/api', url).href });
  const { mutationFn } = loginOptions(client);
  return (await mutationFn({ email, password: demoPassword })).accessToken;
}

/** How many submissions of a student the server has counted in the open quiz. */
export async function submissionsOf(school: SchoolServer, email: string): Promise<number> {
  const token = await tokenOf(school, instructor);
  const client = createQuizClient({
    baseUrl: new URL('/api', school.url).href,
    getToken: () => token,
  });
  const { signal } = new AbortController();
  const results = await resultsOptions(client).queryFn({ signal });
  return results
    .filter(({ quiz }) => quiz.closed_at === null)
    .flatMap(({ participants }) => participants)
    .filter(({ participant }) => participant.email === email).length;
}

/** A user who has signed in and opened the portal. */
export interface Visit {
  page: Page;
  /** The browser's complaints. */
  complaints: string[];
  /** The events of a kind that the host received. */
  events: (type: string) => Locator;
  /** How often the page has called an operation, by the beginning of its address. */
  callsOf: (path: string) => number;
}

export async function visit(
  browser: Browser,
  host: ServedHost,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const token = await tokenOf(host.school, email);
  await context.addCookies([{ name: 'token', value: token, url: host.url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(host.url);
  if (options.javaScriptEnabled !== false) {
    // Text typed into the server's page before its scripts run is lost.
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  }
  return {
    page,
    complaints,
    events: (type) =>
      page
        .getByRole('list', { name: 'Events' })
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${type} `) }),
    callsOf: (path) => calls.filter((called) => called.startsWith(path)).length,
  };
}

export async function join({ page }: Visit, { joinCode }: SchoolServer): Promise<void> {
  await page.getByLabel('Code').fill(joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(questionCount);
}

export async function answer(desk: Locator): Promise<void> {
  await expect(desk.getByRole('radiogroup')).toHaveCount(questionCount);
  for (const question of await desk.getByRole('radiogroup').all()) {
    await question.getByRole('radio').first().check();
  }
}

export const firstDesk = ({ page }: Visit): Locator =>
  page.getByRole('region', { name: 'First desk' });

export const receiptOn = (desk: Locator): Locator =>
  desk.getByRole('heading', { name: 'Quiz submitted' });

/**
 * Checks that one submission left the page, the server has one, and the host got each event once.
 */
export async function expectOneSubmission(
  guest: Visit,
  { school }: ServedHost,
  email: string,
): Promise<void> {
  // Nothing is left that would be sent again.
  const keys = () => guest.page.evaluate(() => Object.keys(localStorage));
  const isPending = (key: string): boolean => key.startsWith('quizwright:outbox:');
  await expect.poll(async () => (await keys()).filter(isPending)).toEqual([]);
  expect(await submissionsOf(school, email)).toBe(1);
  expect(guest.callsOf('/api/quiz/join')).toBe(1);
  expect(guest.callsOf('/api/quiz/submit/')).toBe(1);
  for (const type of ['joined', 'started', 'submitted']) {
    await expect(guest.events(type)).toHaveCount(1);
  }
}
