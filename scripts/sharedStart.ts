import { relative } from 'node:path';
import type { Options } from 'tsup';

/** A module that loads later. */
interface Loaded {
  /** Absolute path. */
  file: string;
  isPackage: boolean;
}

/**
 * Puts everything that an entry needs at once into one file. Modules that load later share other
 * parts with it, which would split it into dozens of files. So each of these parts is made to
 * import the whole entry, which has loaded before anyway.
 *
 * @param start absolute path of the entry
 */
export function sharedStart(start: string): NonNullable<Options['esbuildPlugins']>[number] {
  const namespace = 'after-start';
  return {
    name: 'shared-start',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir }) => {
        if (kind !== 'dynamic-import' || importer.includes('node_modules')) return undefined;
        const found = await build.resolve(path, { kind: 'import-statement', importer, resolveDir });
        // The path becomes part of file names, which must not reveal where they were built.
        return {
          path: relative(process.cwd(), found.path).replaceAll('\\', '/'),
          namespace,
          pluginData: { file: found.path, isPackage: !path.startsWith('.') },
        };
      });
      build.onLoad({ filter: /./, namespace }, ({ pluginData }) => {
        const { file, isPackage } = pluginData as Loaded;
        const lines = [start, file].map((one) => `export * from ${JSON.stringify(one)};`);
        // `export *` leaves out the default, which is what a CommonJS module exports.
        const whole = `import * as whole from ${JSON.stringify(file)}; export default whole.default;`;
        return { contents: [...lines, isPackage ? whole : ''].join('\n'), resolveDir: '/' };
      });
    },
  };
}
