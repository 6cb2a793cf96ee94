import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackages } from './linkPackages.ts';
import { git, type Side } from './revisions.ts';
import { runCommand } from './runCommand.ts';

/** Built Storybooks by commit. */
const cache = resolve('node_modules/.cache/visual');

/** Enough for a few branches; each takes about 20 MB. */
const kept = 6;

interface Building {
  /** A file for the output of the build. */
  log: string;
  signal: AbortSignal;
}

function forgetOldest(): void {
  const age = (name: string): number => statSync(join(cache, name)).mtimeMs;
  const newestFirst = readdirSync(cache).sort((a, b) => age(b) - age(a));
  for (const name of newestFirst.slice(kept)) rmSync(join(cache, name), { recursive: true });
}

async function buildInto(folder: string, cwd: string, building: Building): Promise<void> {
  const given = ['run', '-s', 'build:storybook', '--', '--output-dir', folder];
  await runCommand('npm', given, { cwd, ...building });
}

/** Checks a commit out beside the repository while something is done with it. */
async function inWorktree(commit: string, use: (checkout: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-visual-'));
  const checkout = join(folder, 'checkout');
  try {
    git('worktree', 'add', '--quiet', '--detach', checkout, commit);
    await use(checkout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** Takes the packages that are installed here, unless the checkout locks others. */
async function installPackages(checkout: string, building: Building): Promise<void> {
  const [here, there] = ['.', checkout].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  if (here === there) linkPackages(resolve('node_modules'), join(checkout, 'node_modules'));
  else await runCommand('npm', ['ci'], { cwd: checkout, ...building });
}

async function buildCommit(commit: string, building: Building): Promise<string> {
  const built = join(cache, commit);
  if (!existsSync(built)) {
    // Renamed when it is complete, so that an interrupted build is not taken for one.
    const unfinished = `${built}.${process.pid}`;
    try {
      await inWorktree(commit, async (checkout) => {
        await installPackages(checkout, building);
        await buildInto(unfinished, checkout, building);
      });
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
