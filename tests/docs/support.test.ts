// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPage, root } from './pages';

interface Manifest {
  engines?: { node: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Manifest;

const own = manifestOf('.');
const versionIn = (folder: string, name: string): string => {
  const { dependencies, devDependencies } = manifestOf(folder);
  return { ...devDependencies, ...dependencies }[name] ?? `${folder} has no ${name}`;
};
const inHost = (host: string, name: string) => versionIn(`tests/hosts/matrix/${host}`, name);

/** The cells of a row, by its first words. */
function rowOf(name: string): [supported: string, run: string] {
  const line = readPage('docs/support.md')
    .split('\n')
    .find((one) => one.startsWith(`| ${name}`));
  const [, , supported = '', run = ''] = (line ?? '').split(/(?<!\\)\|/);
  return [supported.trim().replaceAll('\\', ''), run.trim()];
}

it.each([
  ['React ', 'react'],
  ['TanStack Query', '@tanstack/react-query'],
  ['react-router-dom', 'react-router-dom'],
  ['MSW', 'msw'],
])('says the range that npm enforces: %s', (row, name) => {
  expect(rowOf(row)[0]).toBe(`\`${own.peerDependencies?.[name]}\``);
});

it('says which Node the package needs, and on which the checks run', () => {
  expect(rowOf('Node.js')[0]).toBe(`\`${own.engines?.node}\``);
  const workflow = parse(readFileSync(`${root}.github/workflows/everything.yml`, 'utf8')) as {
    jobs: { test: { strategy: { matrix: { node: string[] } } } };
  };
  const versions = workflow.jobs.test.strategy.matrix.node;
  expect(own.engines?.node).toBe(`>=${versions[0]}`);
  expect(rowOf('Node.js')[1]).toMatch(
    new RegExp(`^${versions.slice(0, -1).join(', ')} and ${versions.at(-1)}, on Linux`),
  );
});

it.each<[string, string[]]>([
  ['React ', [inHost('vite-react-18', 'react'), inHost('vite-react-19', 'react')]],
  [
    'TanStack Query',
    [
      inHost('vite-react-18', '@tanstack/react-query'),
      inHost('vite-react-19', '@tanstack/react-query'),
    ],
  ],
  [
    'react-router-dom',
    [versionIn('.', 'react-router-dom'), inHost('react-router-8', 'react-router-dom')],
  ],
  ['MSW', [versionIn('.', 'msw'), inHost('react-router-8', 'msw')]],
  ['Next.js', [inHost('next', 'next')]],
  [
    'React Router as',
    [inHost('react-router', 'react-router'), inHost('react-router-8', 'react-router')],
  ],
  ['Vite', [inHost('vite-react-18', 'vite'), inHost('vite-react-19', 'vite')]],
  [
    'TypeScript',
    ['typescript5', 'typescript6', 'typescript7'].map((name) =>
      inHost('types', name).replace('npm:typescript@', ''),
    ),
  ],
])('says which versions are run: %s', (row, versions) => {
  for (const version of versions) expect(rowOf(row)[1]).toContain(version);
});

it('names one Next.js for all its hosts', () => {
  const example = 'examples/next-portal';
  if (!existsSync(`${root}${example}`)) return;
  expect(versionIn(example, 'next')).toBe(inHost('next', 'next'));
});

it('names no browser as run but those that the checks start', () => {
  const startedBy = (...configs: string[]) => {
    const text = configs.map((path) => readFileSync(root + path, 'utf8')).join('\n');
    const named = [...text.matchAll(/(?:browser(?:Name)?|engine): '(\w+)'/g)].map(
      ([, name]) => name,
    );
    return [...new Set(named)];
  };
  const usual = ['playwright.config.ts', 'tests/hosts/playwright.config.ts', 'vitest.config.ts'];
  expect(startedBy(...usual)).toEqual(['chromium']);
  expect(rowOf('Chrome')[1]).toMatch(/^Chromium/);
  expect(startedBy('tests/engines/playwright.config.ts')).toEqual(['firefox', 'webkit']);
  expect(rowOf('Firefox')[1]).toMatch(/`npm run test:engines`$/);
  expect(rowOf('Safari')[1]).toMatch(/^WebKitGTK .*`npm run test:engines`$/);
});
