import type { Options } from 'tsup';

/**
 * Drops imports of chunks for their side effects alone. esbuild keeps the order in which modules run
 * by them, but ours have no side effects, and bundlers of hosts warn about each such import.
 */
export const noBareImports: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'no-bare-imports',
  setup(build) {
    build.onEnd((result) => {
      for (const file of result.outputFiles ?? []) {
        if (!file.path.endsWith('.js')) continue;
        // The empty line stays, so that the source map still fits.
        const text = file.text.replaceAll(/^import "\.\/[\w./-]+\.js";$/gm, '');
        file.contents = new TextEncoder().encode(text);
      }
    });
  },
};
