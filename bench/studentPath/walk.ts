import type { Browser, Page } from 'playwright';
import { gzipSync } from 'node:zlib';
import { demoPassword } from '../../examples/standalone/server/demo/people.ts';
import { slowDownNetwork } from '../browser/network.ts';
import { withPage } from '../browser/withPage.ts';
import type { School } from '../openSchool.ts';

const aQuestion = 'input[type="radio"]';

/**
 * Runs in the page: the moment after the frame that shows a question. It is text, because the page
 * has no modules.
 */
const paintedQuestion = `new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('${aQuestion}') === null) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  };
  look();
})`;

/** Runs in the page: notes when its first question came, for what loads at idle after it. */
const notedQuestion = `new MutationObserver((_, observer) => {
  if (document.querySelector('${aQuestion}') === null) return;
  performance.mark('first question');
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

const fetchedLater = `(() => {
  const [question] = performance.getEntriesByName('first question');
  const isLater = ({ startTime }) => startTime > question.startTime;
  return performance.getEntriesByType('resource').filter(isLater).map(({ name }) => name);
})()`;

async function signInAndJoin(page: Page, { url, joinCode }: School, email: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Join quiz' }).click();
  await page.getByLabel('Code').fill(joinCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.locator(aQuestion).first().waitFor();
}

/** A script that the browser fetched, and its gzipped size in bytes. */
export interface Script {
  name: string;
  gzipped: number;
}

/** Every script fetched between a cold cache on the login page and the first question. */
export function scriptsOnTheWay(browser: Browser, school: School): Promise<Script[]> {
  return withPage(browser, 1, async ({ page }) => {
    const found = new Map<string, Promise<Script>>();
    page.on('response', (response) => {
      const name = response.url();
      if (response.request().resourceType() !== 'script' && !name.endsWith('.js')) return;
      found.set(
        name,
        response.body().then((body) => ({ name, gzipped: gzipSync(body, { level: 9 }).length })),
      );
      // One that comes after the first question is not awaited, and its page may be closed by then.
      found.get(name)?.catch(() => {});
    });
    await page.addInitScript(notedQuestion);
    await signInAndJoin(page, school, 'chen@school.example');
    for (const name of await page.evaluate<string[]>(fetchedLater)) found.delete(name);
    return Promise.all(found.values());
  });
}

/**
 * Time from opening the quiz until its first question is painted, in milliseconds, for a student
 * who is signed in and has joined, with a cold cache on slow 4G.
 */
export async function coldQuestion(
  browser: Browser,
  school: School,
  slowdown: number,
): Promise<number> {
  const joined = await withPage(browser, 1, async ({ page }) => {
    await signInAndJoin(page, school, 'amara@school.example');
    return { address: page.url(), kept: await page.evaluate(() => ({ ...localStorage })) };
  });
  return withPage(browser, slowdown, async ({ page, devtools }) => {
    await page.addInitScript((kept: Record<string, string>) => {
      for (const key of ['token', 'user']) localStorage.setItem(key, kept[key] ?? '');
    }, joined.kept);
    await slowDownNetwork(devtools);
    await page.goto(joined.address, { waitUntil: 'commit' });
    return page.evaluate<number>(paintedQuestion);
  });
}
