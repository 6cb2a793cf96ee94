import { execFileSync } from 'node:child_process';

/** Runs Git in the current folder and returns what it prints, without the last line break. */
export function git(...given: string[]): string {
  return execFileSync('git', given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** The commit that a revision names, if there is one. */
function findCommit(revision: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    return undefined;
  }
}

/** @throws Error with a sentence that says what to do when there is none */
export function commitOf(revision: string): string {
  const commit = findCommit(revision);
  if (commit !== undefined) return commit;
  throw new Error(
    `Git knows no revision ${revision} here. Name a branch, a tag or a commit, and fetch it first if it is on another machine.`,
  );
}

/** One side of a comparison: a commit, or without one the files as they are. */
export interface Side {
  commit?: string | undefined;
  /** How the page names it. */
  title: string;
}

function sideOf(commit: string): Side {
  return { commit, title: git('log', '-1', '--format=%h %s', commit) };
}

/** Where a commit left the main branch; on the main branch itself, the commit before. */
function startOf(commit: string): string {
  const main = findCommit('origin/main') ?? commitOf('main');
  const start = git('merge-base', main, commit);
  return start === commit ? commitOf(`${commit}^`) : start;
}

/** The two sides of a comparison, where `undefined` asks for what `--help` promises. */
export function chooseSides(
  base: string | undefined,
  head: string | undefined,
): { before: Side; after: Side } {
  const shown = commitOf(head ?? 'HEAD');
  const isChanged = head === undefined && git('status', '--porcelain') !== '';
  const usual = isChanged ? shown : startOf(shown);
  return {
    before: sideOf(base === undefined ? usual : commitOf(base)),
    after: isChanged ? { title: 'The files as they are' } : sideOf(shown),
  };
}
