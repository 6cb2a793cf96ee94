import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview, type PreviewServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

interface Manifest {
  devDependencies: Record<string, string>;
}

const files = (tarball: string, versions: Record<string, string>): Record<string, string> => ({
  'package.json': JSON.stringify({
    name: 'host',
    private: true,
    type: 'module',
    dependencies: { ...versions, quizwright: `file:${tarball}` },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      noEmit: true,
      noUncheckedSideEffectImports: true,
      types: [],
    },
    include: ['main.tsx'],
  }),
  'index.html':
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title><body><div id="app"></div><script type="module" src="/main.tsx"></script></body></html>',
  'main.tsx': `
    import { createRoot } from 'react-dom/client';
    import { JoinQuiz, QuizProvider } from 'quizwright';
    import { useGroups } from 'quizwright/hooks';
    import 'quizwright/styles.css';

    function Groups() {
      const groups = useGroups({ enabled: false });
      return <p>Groups: {groups.data?.map((group) => group.name).join(', ') ?? 'not asked for'}</p>;
    }

    createRoot(document.getElementById('app') as HTMLElement).render(
      <QuizProvider baseUrl="/api" token="secret">
        <JoinQuiz onJoined={({ quizId }) => console.log(quizId)} />
        <Groups />
      </QuizProvider>,
    );
  `,
});

let folder: string;
let host: PreviewServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'quizwright-host-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  const { devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const used = ['react', 'react-dom', '@tanstack/react-query', 'vite', 'typescript'];
  const versions = Object.fromEntries(
    [...used, '@types/react', '@types/react-dom'].map((name) => [
      name,
      devDependencies[name] ?? '',
    ]),
  );
  for (const [name, text] of Object.entries(files(join(folder, tarball), versions))) {
    await writeFile(join(folder, name), text);
  }
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  await run('npx', ['tsc'], { cwd: folder });
  await run('npx', ['vite', 'build'], { cwd: folder });
  host = await preview({
    root: folder,
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
});

test.afterAll(async () => {
  await host?.close();
  await rm(folder, { recursive: true, force: true });
});

test('the packed package works in a fresh Vite host', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const address = host.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`);

  await expect(page.getByRole('heading', { name: 'Join quiz' })).toBeVisible();
  await expect(page.getByText('Groups: not asked for')).toBeVisible();
  const join = page.getByRole('button', { name: 'Join', exact: true });
  await expect(join).toHaveCSS('background-color', 'rgb(41, 74, 148)');
  await expect(join).toHaveCSS('border-radius', '8px');
  await join.click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'Please enter a code first!',
  );
  expect(complaints).toEqual([]);
});
