/**
 * Runs before the server is packed: writes `npm-shrinkwrap.json`, which makes npm install exactly
 * the versions that were tested, rather than the newest that the ranges allow.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { broughtPackages, type Locked } from './broughtPackages.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const ours = 'examples/standalone';
const folder = `${root}${ours}`;

const built = ['dist/server/cli.js', 'dist/client/index.html'];
if (!built.every((file) => existsSync(`${folder}/${file}`))) {
  throw new Error('There is no complete build to pack. Run npm run build first.');
}

/** Where npm puts each package when ours is the root; each has one place there. */
function places(): Record<string, Locked> {
  const brought = [...broughtPackages(`${root}package-lock.json`, ours)].map(
    ([place, locked]) => [place.replace(`${ours}/`, ''), withoutUse(locked)] as const,
  );
  const places = Object.fromEntries(brought);
  const twice = brought.filter(([place, locked]) => places[place] !== locked);
  if (twice.length > 0) {
    throw new Error(
      `Quizwright: the server cannot be packed with ${twice.map(([place]) => place).join(', ')}. The lockfile has it in two versions, one of them for the server alone. Let both use one version, in package.json of one of them.`,
    );
  }
  return places;
}

/** How the repository uses a package does not apply to the archive. */
function withoutUse({ dev: _dev, devOptional: _devOptional, peer: _peer, ...locked }: LockedUse) {
  return locked;
}
type LockedUse = Locked & { dev?: boolean; devOptional?: boolean; peer?: boolean };

const { name, version, license, bin, engines, dependencies } = JSON.parse(
  readFileSync(`${folder}/package.json`, 'utf8'),
) as Record<string, unknown>;
const shrinkwrap = {
  name,
  version,
  lockfileVersion: 3,
  requires: true,
  packages: { '': { name, version, license, bin, engines, dependencies }, ...places() },
};
writeFileSync(`${folder}/npm-shrinkwrap.json`, `${JSON.stringify(shrinkwrap, null, 2)}\n`);
