import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The kit's own sheets, without the widgets' sheets, in the order of the published sheet. */
function sheetOfTheKit() {
  const folder = new URL('./test-results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const lines = readFileSync(new URL('./src/styles.css', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes("'./ui/"))
    .map((line) => line.replace("'./ui/", "'../src/ui/"));
  writeFileSync(new URL('kit.css', folder), lines.join('\n'));
  return 'test-results/kit.css';
}

const beside = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

/**
 * Leaves out what loads on demand: the import and export of questions, and the list that a select
 * opens for a mouse.
 */
const onUse = {
  name: 'on-use',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
const modifyEsbuildConfig = (config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), onUse],
});

/** Minified and gzipped. */
export default [
  { name: 'Button', path: 'dist/index.js', import: '{ Button }', ignore: beside, limit: '2 kB' },
  {
    name: 'QuizRunner with everything it needs',
    path: 'dist/index.js',
    import: '{ QuizRunner, QuizProvider }',
    ignore: beside,
    // The aim is 30 kB (decision 23).
    limit: '43.6 kB',
  },
  {
    name: 'QuestionBank with everything it needs',
    path: 'dist/index.js',
    import: '{ QuestionBank, QuizProvider }',
    ignore: beside,
    limit: '74.3 kB',
  },
  {
    name: 'quiz-join and quiz-runner on a page without React, React included',
    path: 'dist/element.js',
    limit: '129.2 kB',
  },
  { name: 'styles.css, the kit alone', path: sheetOfTheKit(), limit: '12 kB' },
  { name: 'styles.css, all of it', path: 'dist/styles.css', limit: '16.2 kB' },
].map((weight) => ({ gzip: true, modifyEsbuildConfig, ...weight }));
