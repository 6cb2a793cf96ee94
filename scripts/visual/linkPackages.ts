import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

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
