import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Options } from 'tsup';

/** The output folder for files that are built but not published. */
const unpublished = 'unpublished';

/**
 * Gives every module that an entry re-exports its own chunk, so that the entry contains only
 * re-exports. Some bundlers keep or drop whole modules: with several components in one module, a
 * page that uses one of them would include what all of them import.
 *
 * esbuild puts modules that the same entries reach into one chunk. So each of those modules is made
 * an entry too, whose own file is dropped.
 *
 * The re-exporting entries lose the banner's "use client", which the chunks keep: a server component
 * that imports one widget from an entry with the directive loads all of them.
 */
export const reExportingEntries: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 're-exporting-entries',
  async setup(build) {
    const published = build.initialOptions.entryPoints as Record<string, string>;
    const later = new Set(await loadedLater());
    const byEntry = await Promise.all(
      Object.entries(published).map(
        async ([name, source]) => [name, await reExported(source)] as const,
      ),
    );
    const passages = byEntry.filter(([, modules]) => modules.length > 0).map(([name]) => name);
    const added = byEntry.flatMap(([, modules]) => modules).filter((path) => !later.has(path));
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
      for (const file of result.outputFiles ?? []) {
        if (!passages.includes(basename(file.path, '.js'))) continue;
        file.contents = Buffer.from(file.text.replace(/^"use client";\n/, ''));
      }
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
