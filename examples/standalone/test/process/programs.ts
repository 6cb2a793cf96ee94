import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled programs. */
    programs: string;
  }
}

const standalone = fileURLToPath(new URL('../../', import.meta.url));

/** What tests run in processes of their own. */
const programs = [
  'server/cli.ts',
  'server/main.ts',
  'test/database/lockInChild.ts',
  'test/database/openInChild.ts',
  'test/process/standInServer.ts',
  'test/watching/logInChild.ts',
].map((path) => join(standalone, path));

/** Lets a bundled module find the files beside its source. */
const placedAsInSource: Plugin = {
  name: 'placed as in source',
  setup(build) {
    build.onLoad({ filter: /[\\/]standalone[\\/](server|test)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};

/**
 * Bundles the programs once from the source, because a process that compiles each module for itself
 * takes three times as long to start.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  // Inside the package, whose dependencies they import.
  const parent = join(standalone, 'test-results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'programs-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await build({
      entryPoints: programs,
      outdir: folder,
      outbase: standalone,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      plugins: [placedAsInSource],
      logLevel: 'error',
    });
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('programs', folder);
  return remove;
}
