import type { Options } from 'tsup';

/** Drops the source map of a chunk that only re-exports other chunks: it would be empty. */
export const noEmptyMaps: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'no-empty-maps',
  setup(build) {
    build.onEnd((result) => {
      // tsup links the maps that it finds here, and writes no others.
      result.outputFiles = result.outputFiles?.filter(
        ({ path, text }) => !path.endsWith('.map') || !text.includes('"sources": []'),
      );
    });
  },
};
