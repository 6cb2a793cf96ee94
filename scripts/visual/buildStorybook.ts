import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Side } from '../revisions/revisions.ts';
import { runCommand } from '../revisions/runCommand.ts';
import { inWorktree, type Building } from '../revisions/worktree.ts';

/** Built Storybooks by commit. */
const cache = resolve('node_modules/.cache/visual');

/** Enough for a few branches; each takes about 20 MB. */
const kept = 6;

function forgetOldest(): void {
  const age = (name: string): number => statSync(join(cache, name)).mtimeMs;
  const newestFirst = readdirSync(cache).sort((a, b) => age(b) - age(a));
  for (const name of newestFirst.slice(kept)) rmSync(join(cache, name), { recursive: true });
}

async function buildInto(folder: string, cwd: string, building: Building): Promise<void> {
  const given = ['run', '-s', 'build:storybook', '--', '--output-dir', folder];
  await runCommand('npm', given, { cwd, ...building });
}

async function buildCommit(commit: string, building: Building): Promise<string> {
  const built = join(cache, commit);
  if (!existsSync(built)) {
    // Renamed when it is complete, so that an interrupted build is not taken for one.
    const unfinished = `${built}.${process.pid}`;
    try {
      await inWorktree(commit, building, (checkout) => buildInto(unfinished, checkout, building));
      renameSync(unfinished, built);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(built, now, now);
  forgetOldest();
  return built;
}

/** Builds the Storybook of one side, unless it was built before, and returns its folder. */
export async function buildStorybook({ commit }: Side, building: Building): Promise<string> {
  mkdirSync(cache, { recursive: true });
  if (commit !== undefined) return buildCommit(commit, building);
  const built = resolve('test-results/visual/storybook');
  await buildInto(built, '.', building);
  return built;
}
