import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';

const making = /(= |\bmemo\(\s*)(?=(?:forwardRef|createContext|memo|lazy)[<(])/g;

/**
 * Tells bundlers that making a component or a context changes nothing else. Without it a call at
 * the top of a module has to be kept, with all it needs: a page that shows one Button would carry
 * every widget.
 */
export const pureComponents: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pure-components',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(making, '$1/* @__PURE__ */ '),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
