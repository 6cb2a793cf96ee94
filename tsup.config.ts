import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { languageEntries } from './scripts/languageEntries.ts';
import { licenceNotice } from './scripts/licenceNotice.ts';
import { noBareImports } from './scripts/noBareImports.ts';
import { onlyOurMaps } from './scripts/onlyOurMaps.ts';
import { pureComponents } from './scripts/pureComponents.ts';
import { reactAsModule } from './scripts/reactAsModule.ts';
import { reExportingEntries, serverEntries } from './scripts/reExportingEntries.ts';
import { sharedStart } from './scripts/sharedStart.ts';

const element = fileURLToPath(new URL('src/element.ts', import.meta.url));

const reactEntries = {
  index: 'src/index.ts',
  hooks: 'src/hooks.ts',
  app: 'src/app.ts',
  // Included here, so that naming a language and importing it lead to the same file.
  ...languageEntries,
};

const plainEntries = {
  client: 'src/client.ts',
  rules: 'src/rules.ts',
  contract: 'src/contract.ts',
  testing: 'src/testing.ts',
};

/**
 * Says again that bundlers shall leave the router's import of an unknown address alone: minifying
 * drops its comments, and webpack then warns in each host.
 */
const unknownImports: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'unknown-imports',
  setup(build) {
    build.onEnd(({ outputFiles = [] }) => {
      for (const file of outputFiles) {
        const { text } = file;
        const marked = text.replaceAll(
          /\bimport\((?=[\w$.]+\))/g,
          'import(/* webpackIgnore: true *//* @vite-ignore */',
        );
        if (marked !== text) file.contents = new TextEncoder().encode(marked);
      }
    });
  },
};

/**
 * Two builds of entries, a third for pages without React, and the commands. Everything
 * with React context shares one module graph, which is "use client" to server components; the plain
 * entries are not, so that servers and server components can call them (decision 1).
 */
export default defineConfig([
  {
    entry: reactEntries,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    treeshake: false,
    sourcemap: true,
    // The declarations of all entries at once: each build would check the same sources again.
    dts: {
      entry: { ...reactEntries, ...plainEntries, element },
      // The lint finds type errors.
      compilerOptions: { noCheck: true },
    },
    // Modules are always read as UTF-8; escaped, Arabic would be twice as long.
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    // Its modules name each other without extensions, which Node does not resolve.
    noExternal: [/^temml\/src/],
    esbuildPlugins: [pureComponents, onlyOurMaps, noBareImports, reExportingEntries, serverEntries],
  },
  {
    entry: plainEntries,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    sourcemap: true,
    esbuildPlugins: [onlyOurMaps, noBareImports],
  },
  {
    entry: { element },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    splitting: true,
    minify: true,
    // A page without a build step loads it directly, so everything is in it.
    noExternal: [/./],
    env: { NODE_ENV: 'production' },
    esbuildPlugins: [
      sharedStart(element),
      reactAsModule,
      pureComponents,
      unknownImports,
      licenceNotice('dist/element.licenses.txt'),
    ],
    esbuildOptions: (options) => {
      options.chunkNames = 'element/[name]-[hash]';
    },
  },
  {
    entry: { conformance: 'src/conformance/main.ts', mock: 'src/mock/main.ts' },
    format: 'esm',
    target: 'node20',
    platform: 'node',
    sourcemap: true,
  },
  {
    entry: {
      styles: 'src/styles.css',
      'styles.layer': 'src/styles.layer.css',
      'first-question': 'src/first-question.css',
      'first-question.layer': 'src/first-question.layer.css',
      'rich-text': 'src/rich-text.css',
      'rich-text.layer': 'src/rich-text.layer.css',
    },
  },
]);
