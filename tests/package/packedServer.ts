import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** An archive of the built server, in a folder outside the repository. */
export interface PackedServer {
  folder: string;
  archive: string;
  remove: () => void;
}

/** Packs the server as a release does. */
export function packServer(): PackedServer {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-packed-'));
  execFileSync(
    'npm',
    ['pack', '--silent', '--workspace', 'examples/standalone', '--pack-destination', folder],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [archive = ''] = readdirSync(folder);
  return {
    folder,
    archive: join(folder, archive),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Uses npm's cache, which `npm ci` of the repository has filled. */
export const fromCache = { npm_config_prefer_offline: 'true', npm_config_engine_strict: 'true' };

/**
 * Installs the server in the `node_modules` of a folder, with the versions of its lockfile and its
 * command, as npm does with a package from the registry. (For an archive, npm does not read the
 * lockfile.)
 */
export function installServer({ archive }: PackedServer, folder: string): string {
  const place = join(folder, 'node_modules/quizwright-standalone');
  mkdirSync(place, { recursive: true });
  const options = { env: { ...process.env, ...fromCache }, stdio: 'pipe' } as const;
  execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1'], options);
  execFileSync('npm', ['ci'], { ...options, cwd: place });
  execFileSync('npm', ['rebuild', '--ignore-scripts'], { ...options, cwd: folder });
  return place;
}
