import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoPassword } from '../../../examples/standalone/server/demo/people';
import type { RunningHost } from './projects';

/** Somebody who has opened the portal on Next. */
export interface PortalVisit {
  page: Page;
  /** The browser's complaints. */
  complaints: string[];
  /** The calls of the API that left the browser, such as `GET /api/group`. */
  calls: string[];
}

export async function open(
  browser: Browser,
  { url }: RunningHost,
  options: BrowserContextOptions = {},
): Promise<PortalVisit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(url);
  return { page, complaints, calls };
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
