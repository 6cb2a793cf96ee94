import { createRequire } from 'node:module';
import type { Options } from 'tsup';

const require = createRequire(import.meta.url);

/**
 * Gives React the form of a module in a bundle that includes it. React is CommonJS, so each module
 * that imports it would otherwise have its own interop call and reach every hook through an object:
 * about 1.4 kB, gzipped.
 */
export const reactAsModule: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'react-as-module',
  setup(build) {
    const namespace = 'react-as-module';
    build.onResolve({ filter: /^react(-dom)?(\/[\w-]+)?$/ }, ({ path, kind, namespace: from }) =>
      kind === 'import-statement' && from !== namespace ? { path, namespace } : undefined,
    );
    build.onLoad({ filter: /./, namespace }, ({ path }) => {
      const names = Object.keys(require(path) as object).filter((name) => name !== 'default');
      return {
        contents: [
          `import whole from '${path}';`,
          'export default whole;',
          // A call that is marked as pure is left out where nobody uses its result.
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
        ].join('\n'),
        resolveDir: process.cwd(),
      };
    });
  },
};
