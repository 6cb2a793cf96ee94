import { expect, test, type Browser, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from './found';
import { buildGallery } from './gallery';
import { blocksOf } from '../docs/pages';
import { serveFolder, type FolderServer } from '../../scripts/stories/serveFolder.ts';

/** The policy that the docs call sufficient. */
function policyOfThePage(): string {
  const [block] = blocksOf('docs/security.md').filter(({ language }) => language === 'http');
  const [, policy = ''] = /^Content-Security-Policy: ([^]*)$/.exec(block?.code ?? '') ?? [];
  return policy.trim().replaceAll(/\s+/g, ' ');
}

let folder: string;
let plain: FolderServer;
let strict: FolderServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'quizwright-gallery-'));
  await buildGallery(folder);
  plain = await serveFolder(folder);
  strict = await serveFolder(folder, { 'content-security-policy': policyOfThePage() });
});

test.afterAll(async () => {
  await strict?.stop();
  await plain?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openGallery(browser: Browser, { url }: FolderServer, complaints: string[] = []) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.exposeFunction('complain', (sentence: string) => complaints.push(sentence));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
      void (window as unknown as { complain: (sentence: string) => void }).complain(
        `${violatedDirective} refused ${blockedURI} “${sample}” from ${sourceFile}:${lineNumber}`,
      );
    });
  });
  await page.goto(url);
  await page.waitForFunction(() => 'gallery' in window);
  return page;
}

const looks = (page: Page, name: string) =>
  page.evaluate((story) => window.gallery.show(story), name);

test('the policy is in force', async ({ browser }) => {
  const complaints: string[] = [];
  const page = await openGallery(browser, strict, complaints);
  await page
    .evaluate(() => {
      document.body.append(document.createElement('style'));
      document.querySelector('body > style')?.append('body { color: red }');
      document.body.innerHTML = '<p>markup from a string</p>';
    })
    .catch(() => undefined);
  await expect.poll(() => complaints.join('\n')).toContain('style-src');
  await expect.poll(() => complaints.join('\n')).toContain('require-trusted-types-for');
});

test('every story of the kit plays and looks the same under it', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const complaints: string[] = [];
  const free = await openGallery(browser, plain);
  const bound = await openGallery(browser, strict, complaints);
  const names = await free.evaluate(() => window.gallery.names);
  expect(names.length).toBeGreaterThan(250);
  let elements = 0;
  for (const name of names) {
    await test.step(name, async () => {
      const expected = await looks(free, name);
      const found = await looks(bound, name);
      expect(complaints).toEqual([]);
      expect([expected.stopped, found.stopped]).toEqual([undefined, undefined]);
      expect(found.looks.filter((line, at) => line !== expected.looks[at])).toEqual([]);
      expect(found.looks).toHaveLength(expected.looks.length);
      elements += found.looks.length;
    });
  }
  keep('csp', 'gallery', { stories: names.length, elements });
});
