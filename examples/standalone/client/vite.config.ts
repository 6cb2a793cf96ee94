import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const outDir = fileURLToPath(new URL('../dist/client', import.meta.url));

/**
 * Files whose modules load together: files of a few hundred bytes compress badly, and each is a
 * request. Modules of a single page stay in that page's file.
 */
const together = {
  start: /\/(?:main\.tsx|(?:AuthPages|LoginPage|createAttemptServices)-\w+\.js)$/,
  student: /\/(?:DashboardLayout|StudentPage)-\w+\.js$/,
  test: /\/TestPage-\w+\.js$/,
};
type Together = keyof typeof together;

/** Packages of which each page uses a part: the rest must not come along. */
const ofManyPages = /\/node_modules\/(?:@headlessui|@floating-ui|@tanstack|react-aria)\//;

/** What the page itself loads. */
const ofStart = /(?:^|\/)(?:rolldown-runtime|start)-[\w-]+\.js$/;

const router = fileURLToPath(new URL('.', import.meta.resolve('react-router/package.json')));

/**
 * React Router creates its components by calls and names them for DevTools. A bundler takes both
 * for side effects, and keeps forms and other parts that no page uses.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/\bReact\d*\.(?:createContext|forwardRef|lazy|memo)\(/g, '/* @__PURE__ */ $&')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
};

const loadedWith = new Map<string, Together>();

/** Finds what each of them imports, directly or indirectly. */
const findTogether: Plugin = {
  name: 'find-together',
  buildEnd() {
    for (const [name, roots] of Object.entries(together) as [Together, RegExp][]) {
      const take = (id: string): void => {
        if (loadedWith.has(id) || ofManyPages.test(id)) return;
        loadedWith.set(id, name);
        this.getModuleInfo(id)?.importedIds.forEach(take);
      };
      [...this.getModuleIds()].filter((id) => roots.test(id)).forEach(take);
    }
  },
};

/** Writes a brotli and a gzip copy beside each file, for browsers that accept them. */
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|html|svg|txt)$/.test(name)) continue;
      const file = `${outDir}/${name}`;
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig({
  base: '/quiz/',
  // Its package lists only the development build.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}dist/production/dom-export.mjs` },
    ],
  },
  plugins: [react(), shakeRouter, findTogether, compress],
  build: {
    outDir,
    emptyOutDir: true,
    // Whoever serves the client must pass on the licences of what it contains.
    license: { fileName: 'licenses.md' },
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      // All supported browsers have them.
      polyfill: false,
      // Of a module that runs already, Firefox reports an error.
      resolveDependencies: (_file, names) => names.filter((name) => !ofStart.test(name)),
    },
    rolldownOptions: {
      output: {
        // Without the package's own hashes: every page loads the list of these names.
        chunkFileNames: ({ name }) => `assets/${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].js`,
        codeSplitting: {
          groups: [{ debugName: 'together', name: (id) => loadedWith.get(id) ?? null }],
        },
      },
    },
  },
});
