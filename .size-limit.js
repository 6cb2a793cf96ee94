import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

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

/** What a page has that shows a widget: not counted. */
const beside = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

/** Leaves out what loads on demand or at idle. */
const withoutDynamic = {
  name: 'withoutDynamic',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
const withoutLater = (config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), withoutDynamic],
});

/** TanStack Query counts as ours where a whole page is weighed; size-limit leaves out all peers. */
const withQuery = (config) => ({
  ...config,
  external: config.external.filter((name) => name !== '@tanstack/react-query'),
});
const page = (config) => withoutLater(withQuery(config));
/** Leaves out what only texts in Markdown load. */
const plain = {
  name: 'plain',
  setup(build) {
    build.onResolve({ filter: /RichQuestionText/ }, ({ path }) => ({ path, external: true }));
  },
};
/** What loads later is bundled too, and its side effects are what it is loaded for. */
const pageAndLater = (config) => ({
  ...withQuery(config),
  plugins: [...(config.plugins ?? []), plain],
  logLevel: 'error',
});

/** The file in the build of a module that loads later. */
const chunkOf = (name) =>
  readdirSync(new URL('./dist/', import.meta.url))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => `dist/${file}`)
    .join();

const student = { path: 'dist/index.js', import: '{ QuizRunner, QuizProvider }' };
const instructor = { path: 'dist/index.js', import: '{ QuestionBank, QuizProvider }' };

/** Minified and gzipped. */
export default [
  { name: 'Button', path: 'dist/index.js', import: '{ Button }', ignore: beside, limit: '2 kB' },
  {
    ...student,
    name: 'QuizRunner with everything it needs',
    ignore: beside,
    limit: '40.6 kB',
  },
  {
    ...student,
    name: "The student's page to the first question, scripts without React",
    modifyEsbuildConfig: page,
    // The aim is 42 kB (decision 82).
    limit: '47.9 kB',
  },
  {
    ...student,
    name: "The student's page with what loads later",
    modifyEsbuildConfig: pageAndLater,
    limit: '138.7 kB',
  },
  {
    ...instructor,
    name: 'QuestionBank with everything it needs',
    ignore: beside,
    limit: '37 kB',
  },
  {
    ...instructor,
    name: "The instructor's bank to its first row, scripts without React",
    modifyEsbuildConfig: page,
    limit: '47.3 kB',
  },
  {
    ...instructor,
    name: "The instructor's bank with what loads later",
    modifyEsbuildConfig: pageAndLater,
    limit: '342.5 kB',
  },
  {
    name: 'quiz-join and quiz-runner on a page without React, React included',
    path: 'dist/element.js',
    limit: '129.5 kB',
  },
  {
    name: 'Rich text without formulas: the code, and highlighting without a language',
    path: ['RichQuestionText', 'highlight'].map(chunkOf),
    ignore: beside,
    // A language adds 0.4 to 4.4 kB.
    limit: '22.7 kB',
  },
  {
    name: 'Formulas in rich text',
    path: chunkOf('readFormula'),
    limit: '50 kB',
  },
  { name: 'rich-text.css', path: 'dist/rich-text.css', limit: '1.75 kB' },
  { name: 'styles.css, the kit alone', path: sheetOfTheKit(), limit: '12 kB' },
  {
    name: 'styles.css, all of it',
    path: 'dist/styles.css',
    limit: '19.5 kB',
  },
  {
    name: 'first-question.css, all that a page needs for the first question',
    path: 'dist/first-question.css',
    limit: '6.02 kB',
  },
].map((weight) => ({ gzip: true, modifyEsbuildConfig: withoutLater, ...weight }));
