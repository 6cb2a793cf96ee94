import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageEntries } from '../../scripts/languageEntries.ts';

// Not `new URL`: in a page, that is the page's own.
export const root = join(fileURLToPath(import.meta.url), '../../../');

/** The pages whose code is tested as written. */
export const pages = [
  'README.md',
  'docs/build-a-backend.md',
  'docs/embed.md',
  'docs/hooks.md',
  'docs/migrate.md',
  'docs/next.md',
  'docs/plain-page.md',
  'docs/run-it.md',
  'docs/security.md',
  'docs/taking-a-quiz.md',
  'docs/tenancy.md',
  'docs/testing.md',
  'docs/theming.md',
  'docs/translate.md',
  'docs/watching.md',
  'docs/widgets.md',
];

/** A block of code on a page. */
export interface Block {
  page: string;
  /** The line where its code begins, from 1. */
  line: number;
  /** The language after the fence: `tsx`, `sh` … */
  language: string;
  code: string;
}

export const readPage = (page: string): string => readFileSync(root + page, 'utf8');

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

export function blocksOf(page: string, text = readPage(page)): Block[] {
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      page,
      line: lineAt(text, index) + 1,
      language,
      code,
    }),
  );
}

/** Its code at the line numbers of the page, so that messages name the right lines. */
export const inPlace = ({ line, code }: Block): string => '\n'.repeat(line - 1) + code;

/** The folder of a reader's project, which contains what the pages leave to the reader. */
export const host = `${root}tests/docs/host/`;

/**
 * The path of a block as a module of the reader: the name in its first line, so that others can
 * import it, or else its place.
 */
export function modulePath({ page, line, language, code }: Block): string {
  const [, name = `${page.slice(page.lastIndexOf('/') + 1)}.${line}.${language}`] =
    /^\/\/ ([\w.-]+\.tsx?)\n/.exec(code) ?? [];
  return host + name;
}

const isCode = ({ language }: Block): boolean => /^tsx?$/.test(language);

const nextPage = 'docs/next.md';

/** The TypeScript code of all pages, except what needs Next. */
export const codeBlocks = (): Block[] =>
  pages
    .filter((page) => page !== nextPage)
    .flatMap((page) => blocksOf(page))
    .filter(isCode);

/** The code of the page about Next, which is that of an example. */
export const nextBlocks = (): Block[] => blocksOf(nextPage).filter(isCode);

/** The block at this path. */
export function blockAt(path: string): Block | undefined {
  return path.startsWith(host)
    ? codeBlocks().find((block) => modulePath(block) === path)
    : undefined;
}

/** The sources of the package's entries, so that pages are checked without a build. */
export const sources: Record<string, string> = {
  '@sentry/react': 'tests/docs/host/sentry.tsx',
  quizwright: 'src/index.ts',
  'quizwright/app': 'src/app.ts',
  'quizwright/client': 'src/client.ts',
  'quizwright/contract': 'src/contract.ts',
  'quizwright/element': 'src/element.ts',
  'quizwright/first-question.css': 'src/first-question.css',
  'quizwright/first-question.layer.css': 'src/first-question.layer.css',
  'quizwright/hooks': 'src/hooks.ts',
  ...Object.fromEntries(
    Object.entries(languageEntries).map(([name, source]) => [`quizwright/${name}`, source]),
  ),
  'quizwright/rich-text.css': 'src/rich-text.css',
  'quizwright/rich-text.layer.css': 'src/rich-text.layer.css',
  'quizwright/rules': 'src/rules.ts',
  'quizwright/styles.css': 'src/styles.css',
  'quizwright/styles.layer.css': 'src/styles.layer.css',
  'quizwright/testing': 'src/testing.ts',
};
