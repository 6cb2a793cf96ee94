import { defineConfig } from 'tsup';
import { pureComponents } from './scripts/pureComponents.ts';

/**
 * Two builds of entries, and the conformance command. Everything that holds React context shares
 * one module graph and carries "use client"; the plain entries stay free of the directive so that
 * servers and server components can call them (docs/decisions/0001-one-esm-build.md).
 */
export default defineConfig([
  {
    entry: { index: 'src/index.ts', hooks: 'src/hooks.ts', app: 'src/app.ts' },
    format: 'esm',
    target: 'es2022',
    splitting: true,
    treeshake: false,
    sourcemap: true,
    dts: true,
    banner: { js: '"use client";' },
    esbuildPlugins: [pureComponents],
  },
  {
    entry: { client: 'src/client.ts', rules: 'src/rules.ts', testing: 'src/testing.ts' },
    format: 'esm',
    target: 'es2022',
    splitting: true,
    sourcemap: true,
    dts: true,
  },
  {
    entry: { conformance: 'src/conformance/main.ts' },
    format: 'esm',
    target: 'node20',
    platform: 'node',
    sourcemap: true,
  },
  { entry: { styles: 'src/styles.css', 'styles.layer': 'src/styles.layer.css' } },
]);
