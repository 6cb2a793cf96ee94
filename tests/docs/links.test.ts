// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage, root } from './pages';

const built = new Set(['node_modules', 'dist', '.next', 'data', 'test-results']);

/** The files of a folder and its subfolders, relative to the root. */
function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !built.has(entry.name) ? filesIn(path) : [];
  });
}

const folders = ['.changeset', 'bench', 'docs', 'examples', 'scripts', 'src', 'stories', 'tests'];
const files = ['README.md', 'CONTRIBUTING.md', 'openapi.yaml', ...folders.flatMap(filesIn)];
// Links in a template are relative to the page made from it.
const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('scripts/'));
const decisions = documents.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
/** The anchors of a page's headings on GitHub. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The text without its code, where brackets are not links. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^ *```[^]*?^ *```$|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));

interface Mention {
  /** Page and line, as an editor opens them. */
  at: string;
  target: string;
}

function mentions(path: string, text: string, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].map(({ index, 1: target = '' }) => ({
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    target,
  }));
}

function isBroken(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const goal = file === '' ? page : posix.join(posix.dirname(page), file);
  if (!existsSync(root + goal)) return true;
  return anchor !== undefined && !anchorsOf(readPage(goal)).includes(anchor);
}

const relativeLink = /\]\((?!https?:)([^)\s]+)\)/g;
const repositoryPath =
  /`((?:src|tests|stories|scripts|docs|bench|examples\/[\w-]+)\/[\w./-]+\.\w+)`/g;

describe('a link between documents', () => {
  it('leads to an existing file and heading', () => {
    expect(documents.length).toBeGreaterThan(70);
    const broken = documents.flatMap((page) =>
      mentions(page, withoutCode(readPage(page)), relativeLink).filter(({ target }) =>
        isBroken(page, target),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('is reported if it leads nowhere', () => {
    expect(isBroken('docs/hooks.md', 'nowhere.md')).toBe(true);
    expect(isBroken('docs/hooks.md', '#no-such-heading')).toBe(true);
    expect(isBroken('docs/hooks.md', '../README.md#see-it-run')).toBe(false);
  });
});

it('a path that a document names exists', () => {
  const missing = documents.flatMap((page) =>
    mentions(page, readPage(page), repositoryPath).filter(
      ({ target }) => !existsSync(root + target),
    ),
  );
  expect(missing).toEqual([]);
});

describe('a decision', () => {
  const numberOf = (path: string): number => Number(posix.basename(path).slice(0, 4));
  const numbers = decisions.map(numberOf);
  const withStatus = (status: string): string[] =>
    decisions.filter((path) => readPage(path).includes(`\n**Status.** ${status}`));

  it('has the number of its file in its title, which no other has', () => {
    const other = decisions.filter((path) => !readPage(path).startsWith(`# ${numberOf(path)}. `));
    expect(other).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is one of at most 50 that stand', () => {
    expect(withStatus('Stands.').length).toBeGreaterThan(10);
    expect(withStatus('Stands.').length).toBeLessThanOrEqual(50);
  });

  it('exists and is not replaced if a comment, a document or another decision cites it', () => {
    const replaced = withStatus('Replaced');
    const cited = files
      .filter((path) => /\.([cm]?[jt]sx?|css|md|mdx|yaml|yml)$/.test(path))
      .filter((path) => path !== 'docs/decisions/README.md')
      .flatMap((path) =>
        mentions(path, readPage(path), /(?:\bdecisions? |\bdecisions\/|\]\((?=\d{4}-))(\d+)\b/gi),
      );
    expect(cited.length).toBeGreaterThan(10);
    const current = new Set(decisions.filter((path) => !replaced.includes(path)).map(numberOf));
    expect(cited.filter(({ target }) => !current.has(Number(target)))).toEqual([]);
  });
});
