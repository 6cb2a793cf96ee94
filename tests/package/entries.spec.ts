import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languageEntries } from '../../scripts/languageEntries.ts';
import { importsOf, reachedFrom } from './entriesGraph';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

type Target = string | Record<string, string>;
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, Target>;
};

// The provider shows toasts (decision 42) in a portal.
const toasts = ['clsx/lite', 'react-dom'];
const hooks = ['openapi-fetch', 'react', 'react/jsx-runtime', '@tanstack/react-query', ...toasts];
/** The languages that rich text highlights. */
const grammars = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'go', 'java', 'javascript', 'json', 'kotlin', 'php'],
  ...['python', 'rust', 'sql', 'swift', 'typescript', 'xml', 'yaml'],
].map((language) => `highlight.js/lib/languages/${language}`);
const widgets = [
  ...hooks,
  ...grammars,
  '@headlessui/react',
  '@hookform/resolvers',
  '@rgrove/parse-xml',
  'character-entities',
  'fflate',
  'lowlight',
  'papaparse',
  'react-hook-form',
  'zod/mini',
];

/** A statement of a built entry that imports, or exports what it has imported. */
const passesOn = /^(?:import (?:[^;]*? from )?"[^"]*"|export \{[^}]*\}(?: from "[^"]*")?);$/gm;

interface Entry {
  /**
   * Everything that it may import, at once or later; a host that uses it has nothing else to load.
   */
  mayReach: string[];
  /**
   * Whether server components cannot call or read its exports: what they import says "use client",
   * or re-exports only from modules that do.
   */
  isClient: boolean;
  /**
   * Whether it only re-exports, because bundlers keep whole modules, and says nothing itself for
   * server components either, because they load everything that such an entry exports (decision 1).
   */
  isPassage?: boolean;
}

const entries: Record<string, Entry> = {
  '.': { mayReach: widgets, isClient: true, isPassage: true },
  './hooks': { mayReach: hooks, isClient: true, isPassage: true },
  './app': { mayReach: [...widgets, 'react-router-dom'], isClient: true, isPassage: true },
  './client': { mayReach: ['openapi-fetch'], isClient: false },
  './rules': { mayReach: ['zod/mini'], isClient: false },
  // Only types.
  './contract': { mayReach: [], isClient: false },
  './testing': { mayReach: ['msw', 'ajv/dist/2020.js', 'ajv-formats'], isClient: false },
  './element': { mayReach: [], isClient: false },
  // A language contains functions, which no server component could pass to a provider.
  ...Object.fromEntries(
    Object.keys(languageEntries).map((name) => [`./${name}`, { mayReach: [], isClient: true }]),
  ),
};

const targetsOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target);

const moduleOf = (name: string, condition = 'default'): string => {
  const target = exports[name] ?? '';
  const path = typeof target === 'string' ? target : (target[condition] ?? target.default ?? '');
  return join(root, path.endsWith('.js') ? path : '');
};

test('every path that package.json exports exists', () => {
  const missing = Object.values(exports)
    .flatMap(targetsOf)
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('every entry with code has a list', () => {
  const withCode = Object.keys(exports).filter((name) => moduleOf(name) !== root);
  expect(withCode).toEqual(Object.keys(entries));
});

const isForClients = (path: string): boolean =>
  /^(['"])use client\1/.test(readFileSync(path, 'utf8'));

test('only what server components import carries "use client", about which bundlers warn', () => {
  const dist = join(root, 'dist');
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.startsWith('server'))
    .filter((path) => isForClients(join(dist, path)));
  expect(modules).toEqual([]);
});

test('bundlers leave imports of unknown addresses alone, about which webpack warns', () => {
  const dist = join(root, 'dist');
  const unmarked = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^element\b.*\.js$/.test(path))
    .flatMap((path) => readFileSync(join(dist, path), 'utf8').match(/\bimport\([\w$.]+\)/g) ?? []);
  expect(unmarked).toEqual([]);
});

for (const [name, { mayReach, isClient, isPassage = false }] of Object.entries(entries)) {
  test.describe(`quizwright${name.slice(1)}`, () => {
    test('reaches what is on its list, and nothing else', () => {
      const reached = reachedFrom(moduleOf(name));
      const offenders = [...reached]
        .filter(([specifier]) => !mayReach.includes(specifier))
        .map(([specifier, way]) =>
          [...way.slice(0, -1).map((path) => relative(root, path)), specifier].join(' → '),
        );
      expect(offenders).toEqual([]);
      expect(mayReach.filter((specifier) => !reached.has(specifier))).toEqual([]);
    });

    test(`${isClient && !isPassage ? 'carries' : 'does without'} "use client" for server components`, () => {
      expect(isForClients(moduleOf(name, 'react-server'))).toBe(isClient && !isPassage);
    });

    if (isPassage) {
      test('re-exports to server components only from modules that carry "use client"', () => {
        const modules = importsOf(moduleOf(name, 'react-server'));
        expect(modules).toEqual(importsOf(moduleOf(name)));
        const folder = dirname(moduleOf(name, 'react-server'));
        expect(modules.filter((module) => !isForClients(join(folder, module)))).toEqual([]);
      });

      test('defines nothing', () => {
        const code = readFileSync(moduleOf(name), 'utf8');
        const own = code.replace(passesOn, '').replace(/^(?:"use client";|\/\/.*)$/gm, '');
        expect(own.trim()).toBe('');
      });
    }

    test('is imported by bare Node without output', async () => {
      const specifier = `quizwright${name.slice(1)}`;
      const { stdout, stderr } = await run(
        process.execPath,
        ['--input-type=module', '--eval', `await import('${specifier}')`],
        { cwd: root, env: { PATH: process.env.PATH } },
      );
      expect(stdout + stderr).toBe('');
    });
  });
}
