/**
 * `npm run test:visual` photographs the stories of two revisions and shows those that differ on one
 * page (decision 94); `-- --help` lists its options.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, ensureChromium } from './chromium.ts';
import { chooseSides, type Side } from './revisions/revisions.ts';
import { help, readArguments, type Arguments } from './visual/arguments.ts';
import { buildStorybook } from './visual/buildStorybook.ts';
import { compareStories } from './visual/compareStories.ts';
import { countsOf, writeReport } from './visual/writeReport.ts';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

const results = resolve('test-results/visual');

const stopped = new AbortController();
const { signal } = stopped;
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => stopped.abort(new Error('Stopped.')));
}

async function build(name: string, side: Side): Promise<string> {
  console.log(`${name}: ${side.title}`);
  return buildStorybook(side, { log: resolve(results, `${name.toLowerCase()}.log`), signal });
}

/** Compares and returns how many stories there are to look at. */
async function compare({ base, head, grep }: Arguments): Promise<number> {
  process.env.CHROMIUM_PATH = ensureChromium();
  const sides = chooseSides(base, head);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const before = await build('Before', sides.before);
  const after = await build('After', sides.after);

  const browser = await chromium.launch({
    ...chromiumLaunchOptions(),
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  signal.addEventListener('abort', () => void browser.close());
  try {
    const { findings, compared } = await compareStories(before, after, { browser, grep, signal });
    const page = writeReport(results, findings, {
      compared,
      before: sides.before.title,
      after: sides.after.title,
    });
    console.log(
      findings.length === 0
        ? `All ${compared.toLocaleString('en')} stories look the same.`
        : `${countsOf(findings)}; ${(compared - findings.length).toLocaleString('en')} look the same.`,
    );
    console.log(`See ${relative('.', page)}`);
    return findings.length;
  } finally {
    await browser.close();
  }
}

try {
  const given = readArguments(process.argv.slice(2));
  if (given.isHelp) console.log(help);
  else process.exitCode = (await compare(given)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
