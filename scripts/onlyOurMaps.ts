import type { Options } from 'tsup';

interface SourceMap {
  sources: readonly string[];
}

const isOfOurs = ({ sources }: SourceMap): boolean =>
  sources.length > 0 && !sources.some((source) => source.includes('node_modules/'));

/**
 * Drops the source map of a chunk that only re-exports other chunks, which would be empty, and of one
 * that contains a package, which would carry that package's sources along.
 */
export const onlyOurMaps: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'only-our-maps',
  setup(build) {
    build.onEnd((result) => {
      // tsup links the maps that it finds here, and writes no others.
      result.outputFiles = result.outputFiles?.filter(
        ({ path, text }) => !path.endsWith('.map') || isOfOurs(JSON.parse(text) as SourceMap),
      );
    });
  },
};
