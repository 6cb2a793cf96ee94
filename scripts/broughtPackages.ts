import { readFileSync } from 'node:fs';

/** A package as in the lockfile. */
export interface Locked {
  version?: string;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Lockfile {
  packages: Record<string, Locked>;
}

/** The packages that npm installs along with one: peers too, unless they are optional. */
function neededBy(locked: Locked): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = locked;
  const peers = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package imported at a place: there, or in a folder above. */
function placeOf({ packages }: Lockfile, name: string, from: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (from === '') return undefined;
  return placeOf(
    { packages },
    name,
    from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))),
  );
}

/**
 * Every package that an installation of ours brings along, by its place in `node_modules`.
 *
 * @param lockfile path of the lockfile
 * @param ours folder of our package, relative to the lockfile
 * @default the package at its root
 */
export function broughtPackages(lockfile: string, ours = ''): Map<string, Locked> {
  const locked = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;
  const brought = new Map<string, Locked>([[ours, locked.packages[ours] ?? {}]]);
  // Iterating over a map includes entries that are added meanwhile.
  for (const [from, needing] of brought) {
    for (const name of neededBy(needing)) {
      const place = placeOf(locked, name, from);
      // Optional, for another system than this one.
      if (place !== undefined) brought.set(place, locked.packages[place] ?? {});
    }
  }
  brought.delete(ours);
  return brought;
}
