import type { Options } from 'tsup';

/** A chunk that only passes on what other chunks have maps to nothing: it goes without a map. */
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
