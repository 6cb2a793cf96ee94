import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { demoPassword } from '../../examples/standalone/server/demo/people';
import { openSchoolServer, type SchoolServer } from './schoolServer';

const student = 'bruno@school.example';

let school: SchoolServer;
let files: Map<string, string>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  school = await openSchoolServer();
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    base: '/host/',
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: fileURLToPath(new URL('embeddedHost.tsx', import.meta.url)),
        output: { entryFileNames: 'host.js' },
      },
    },
  })) as Rollup.RollupOutput;
  files = new Map(
    built.output.map((file) => [
      `/host/${file.fileName}`,
      'code' in file ? file.code : String(file.source),
    ]),
  );
});

test.afterAll(() => school.close());

const page = '<!doctype html><html lang="en"><title>Portal</title><div id="host"></div>';

/** The host's page, at the server's own origin. */
async function openHost(at: Page): Promise<void> {
  const { origin } = new URL(school.url);
  await at.route(`${origin}/host/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const script = files.get(path);
    await route.fulfill(
      script === undefined
        ? {
            contentType: 'text/html',
            body: `${page}<script type="module" src="/host/host.js"></script>`,
          }
        : { contentType: 'text/javascript', body: script },
    );
  });
  await at.goto(`${origin}/host/#${student},${demoPassword}`);
  await at.getByRole('button', { name: 'Sign in' }).click();
}

const types = (at: Page): Promise<string[]> =>
  at.evaluate(() => window.events.map(({ type }) => type));

test('two providers, a strict double mount, a remount and a reload submit once', async ({
  page: host,
}) => {
  const answers: number[] = [];
  let isAway = false;
  await host.route('**/api/quiz/submit/**', async (route) => {
    if (isAway) {
      await route.abort('internetdisconnected');
      return;
    }
    const response = await route.fetch();
    answers.push(response.status());
    await route.fulfill({ response });
  });

  await openHost(host);
  await host.getByLabel('Code').fill(school.joinCode);
  const status = host.getByRole('status');
  await expect(status).toHaveText('running');
  await host.getByRole('button', { name: 'Show or hide' }).click();
  await host.getByRole('button', { name: 'Show or hide' }).click();
  await expect(status).toHaveText('running');
  await host.getByRole('button', { name: 'Answer' }).click();
  isAway = true;
  await host.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(status).toHaveText('unsent');

  const events = await types(host);
  expect(events.filter((type) => type === 'joined')).toHaveLength(1);
  expect(events.filter((type) => type === 'started')).toHaveLength(1);
  expect(events.filter((type) => type === 'unsent')).toHaveLength(1);
  expect(events).not.toContain('submitted');

  // Both providers find it on the device.
  await host.reload();
  isAway = false;
  await host.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => answers).toEqual([200]);
  await host.waitForTimeout(3_000);
  expect(answers).toEqual([200]);
  const left = await host.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith('quizwright:outbox'))).toEqual([]);
});
