import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from './revisions.ts';
import { runCommand } from './runCommand.ts';

export interface Building {
  /** A file for the output of what is run. */
  log: string;
  signal: AbortSignal;
}

/**
 * Gives another checkout the packages installed here: a folder with a link to each.
 *
 * A link to the whole folder would lead its workspaces here, because npm links them relatively
 * (`quizwright -> ..`). They are linked anew, so that they lead to the other checkout. Caches stay
 * apart.
 */
export function linkPackages(installed: string, linked: string): void {
  mkdirSync(linked);
  for (const entry of readdirSync(installed, { withFileTypes: true })) {
    const [from, to] = [join(installed, entry.name), join(linked, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to, 'junction');
    else if (entry.name.startsWith('@')) linkPackages(from, to);
    else if (entry.name === '.bin' || !entry.name.startsWith('.'))
      symlinkSync(from, to, 'junction');
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

/**
 * Checks a commit out beside the repository, with its packages, while something is done with it.
 */
export async function inWorktree(
  commit: string,
  building: Building,
  use: (checkout: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-worktree-'));
  const checkout = join(folder, 'checkout');
  try {
    git('worktree', 'add', '--quiet', '--detach', checkout, commit);
    await installPackages(checkout, building);
    await use(checkout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
