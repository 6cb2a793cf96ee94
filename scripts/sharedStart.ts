import { relative } from 'node:path';
import type { Options } from 'tsup';

/**
 * Puts all that an entry needs at once into one file. What is loaded later shares modules with it,
 * each another part of them, and would take it apart into dozens of files: so each of those parts is
 * said to need the whole entry, which is there before them anyway.
 *
 * @param start absolute path of the entry
 */
export function sharedStart(start: string): NonNullable<Options['esbuildPlugins']>[number] {
  const namespace = 'after-start';
  return {
    name: 'shared-start',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir }) => {
        if (kind !== 'dynamic-import' || importer.includes('node_modules')) return undefined;
        const found = await build.resolve(path, { kind: 'import-statement', importer, resolveDir });
        // The path goes into the names of files, which must not tell where they were built.
        return {
          path: relative(process.cwd(), found.path).replaceAll('\\', '/'),
          namespace,
          pluginData: found.path,
        };
      });
      build.onLoad({ filter: /./, namespace }, ({ pluginData: path }) => ({
        contents: [start, path as string]
          .map((file) => `export * from ${JSON.stringify(file)};`)
          .join('\n'),
        resolveDir: '/',
      }));
    },
  };
}
