import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Options } from 'tsup';
import { languageEntries } from './languageEntries.ts';

/** The output folder for files that are built but not published. */
const unpublished = 'unpublished';

/**
 * Gives every module that an entry re-exports its own chunk, so that the entry contains only
 * re-exports. Some bundlers keep or drop whole modules: with several components in one module, a
 * page that uses one of them would include what all of them import.
 *
 * esbuild puts modules that the same entries reach into one chunk. So each of those modules is made
 * an entry too, whose own file is dropped.
 */
export const reExportingEntries: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 're-exporting-entries',
  async setup(build) {
    const published = build.initialOptions.entryPoints as Record<string, string>;
    const later = new Set(await loadedLater());
    const byEntry = await Promise.all(Object.values(published).map(reExported));
    const added = byEntry.flat().filter((path) => !later.has(path));
    build.initialOptions.entryPoints = {
      ...Object.fromEntries(
        added.map((path) => [`${unpublished}/${path.replaceAll('/', '-')}`, path]),
      ),
      ...published,
    };
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter(
        ({ path }) => basename(dirname(path)) !== unpublished,
      );
    });
  },
};

/** The modules whose code an entry re-exports, by their paths without extension. */
async function reExported(entry: string): Promise<string[]> {
  return namedIn(entry, /^export (?!type\b)[^;]*? from '(\.[^']+)';/gm);
}

/** The modules that load when they are first shown; esbuild gives each its own chunk already. */
async function loadedLater(): Promise<string[]> {
  const files = await readdir('src', { recursive: true });
  const sources = files
    // The element has its own build.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('element'))
    .map((file) => join('src', file));
  const found = await Promise.all(sources.map((file) => namedIn(file, /\bimport\('(\.[^']+)'\)/g)));
  return found.flat();
}

async function namedIn(file: string, pattern: RegExp): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  return [...source.matchAll(pattern)].map(([, path = '']) => `./${join(dirname(file), path)}`);
}

type OutputFile = NonNullable<
  Awaited<ReturnType<typeof import('esbuild').build>>['outputFiles']
>[number];

const importing = /import \{([^}]*)\} from "\.\/([^"]+)";/g;

/**
 * Adds the entries that bundlers take for server components (the condition `react-server` in
 * package.json). Their modules say "use client" and re-export from those of the build, which do not:
 * other bundlers warn about each directive. The entries themselves only re-export, because a server
 * component that imports one widget from an entry with the directive loads all of them.
 */
export const serverEntries: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'server-entries',
  setup(build) {
    build.onEnd((result) => {
      const files = result.outputFiles ?? [];
      const folder = join(build.initialOptions.outdir ?? 'dist', 'server');
      const add = (path: string, text: string) => {
        const contents = new TextEncoder().encode(text);
        files.push({ path: join(process.cwd(), folder, path), contents, text, hash: '' });
      };
      const taken = new Map<string, Set<string>>();
      for (const { path, text } of files.filter(isPassage)) {
        for (const [, names = '', chunk = ''] of text.matchAll(importing)) {
          const ofChunk = taken.get(chunk) ?? new Set();
          for (const name of names.split(',')) ofChunk.add(name.trim().replace(/ as .*/, ''));
          taken.set(chunk, ofChunk);
        }
        add(basename(path), text.trim().replaceAll(/\n{2,}/g, '\n') + '\n');
      }
      for (const [chunk, names] of taken) add(chunk, clientModule(names, `../${chunk}`));
      for (const name of Object.keys(languageEntries)) {
        const exported = result.metafile?.outputs[`dist/${name}.js`]?.exports ?? [];
        add(`${name}.js`, clientModule(exported, `../../${name}.js`));
      }
    });
  },
};

const isPassage = ({ path }: OutputFile): boolean =>
  basename(dirname(path)) === 'dist' && /^(?:index|hooks|app)\.js$/.test(basename(path));

const clientModule = (names: Iterable<string>, from: string): string =>
  `"use client";\nexport { ${[...names].join(', ')} } from "${from}";\n`;
