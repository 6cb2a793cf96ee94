import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';

const making =
  /(= |\bmemo\(\s*)(?=(?:forwardRef|createContext|memo|lazy|codeLoader|laterCode|lazyPart|widget)[<(])/g;

/**
 * Tells bundlers that creating a component, a context or a loader has no side effects. Without it, a call at
 * the top of a module must stay, with everything it needs: a page that shows one Button would
 * include every widget.
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
