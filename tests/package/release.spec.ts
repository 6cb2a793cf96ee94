import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { broughtPackages } from '../../scripts/broughtPackages';
import { differencesFrom } from './contentsOf';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Manifest {
  name: string;
  version: string;
  scripts: Record<string, string>;
}

interface Packed {
  files: { path: string; size: number }[];
}

function packedFiles(): Packed['files'] {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as Packed[];
  return packed?.files ?? [];
}

test.describe('the archive', () => {
  /** Includes its map, which is the source for a debugger. */
  const largestFile = 800_000;
  let files: Packed['files'];

  test.beforeAll(() => {
    files = packedFiles();
  });

  test('has the files of contents.txt, and no others', () => {
    const paths = files.map(({ path }) => path);
    const list = join(root, 'tests/package/contents.txt');
    expect(differencesFrom(list, paths)).toEqual({ more: [], less: [] });
  });

  test('has no file above the limit', () => {
    expect(files.filter(({ size }) => size > largestFile)).toEqual([]);
  });

  test('has maps from its own code to our source, which they include', () => {
    const paths = files.map(({ path }) => path);
    const maps = paths.filter((path) => path.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    const faults = maps.filter((path) => {
      const { sources, sourcesContent } = JSON.parse(read(path)) as Record<string, string[]>;
      const code = path.slice(0, -'.map'.length);
      return (
        !paths.includes(code) ||
        !read(code).includes(`//# sourceMappingURL=${code.slice(code.lastIndexOf('/') + 1)}.map`) ||
        sources?.length === 0 ||
        !sources?.every((source) => /^(\.\.\/)+src\//.test(source)) ||
        !sourcesContent?.every((content) => typeof content === 'string')
      );
    });
    expect(faults).toEqual([]);
    const linked = paths.filter(
      (path) => path.endsWith('.js') && read(path).includes('\n//# sourceMappingURL='),
    );
    expect(linked.filter((path) => !paths.includes(`${path}.map`))).toEqual([]);
  });
});

const brought = broughtPackages(join(root, 'package-lock.json'));

test('nothing runs when the package is installed', () => {
  const { scripts } = JSON.parse(read('package.json')) as Manifest;
  const installing = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
  expect(installing.filter((name) => name in scripts)).toEqual([]);
  expect([...brought.keys()]).toContain('node_modules/react-dom');
  expect([...brought].filter(([, locked]) => locked.hasInstallScript)).toEqual([]);
});

// They allow a closed product to include us, and only require their text with a copy.
const licences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

test('all packages it brings along have an acceptable licence', () => {
  const others = [...brought]
    .filter(([, { license = '' }]) => !licences.includes(license))
    .map(([place, { license }]) => `${place}: ${license}`);
  expect(others).toEqual([]);
});

interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

/** The folders of the packages whose code is in a plain bundle of the elements. */
async function bundledPackages(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-bundle-'));
  await build({
    config: false,
    entry: [join(root, 'src/element.ts')],
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    noExternal: [/./],
    env: { NODE_ENV: 'production' },
    // As ours is: what minifying leaves out is not distributed.
    minify: true,
    metafile: true,
    outDir: folder,
    silent: true,
  });
  const { outputs } = JSON.parse(
    readFileSync(join(folder, 'metafile-esm.json'), 'utf8'),
  ) as Metafile;
  rmSync(folder, { recursive: true, force: true });
  const paths = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
  const folders = paths.map((path) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return [...new Set(folders.filter((found) => found !== undefined))].sort();
}

test.describe('the notice beside the elements', () => {
  const parts = (): [string, string][] =>
    read('dist/element.licenses.txt')
      .split(/^(?=.+\n-{5,}\n\n)/m)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n\n')).trim()]);

  test('has every package that is in them, and ours', async () => {
    const bundled = await bundledPackages();
    expect(bundled).toContain('node_modules/react-dom');
    const named = ['.', ...bundled].map((folder) => {
      const { name, version } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
      return `${name} ${version}`;
    });
    expect(parts().map(([heading]) => heading.slice(0, heading.lastIndexOf(' (')))).toEqual(named);
  });

  test('has the text of each licence, and only acceptable ones', () => {
    for (const [heading, text] of parts()) {
      const licence = /\((.+)\)$/.exec(heading)?.[1] ?? '';
      expect(licences, heading).toContain(licence);
      expect(text, heading).toMatch(/permission|terms and conditions/i);
      expect(text.length, heading).toBeGreaterThan(500);
    }
  });
});
