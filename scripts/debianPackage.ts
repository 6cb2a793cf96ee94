import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Runs a command and shows its output; returns whether it succeeded within five minutes. */
export function attempt(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
}

/**
 * Installs Debian packages, if this is Debian and the user may; returns whether that succeeded.
 */
export function installDebianPackage(...names: string[]): boolean {
  return (
    isDebianRoot() &&
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  );
}

/** A Debian package, and the files of which one shows that it, or another one like it, is there. */
export interface DebianNeed {
  name: string;
  files: string[];
}

const isMissing = ({ files }: DebianNeed): boolean => !files.some((file) => existsSync(file));

/** Installs those of the packages that are missing; returns those that could not be installed. */
export function installMissing(needs: DebianNeed[]): DebianNeed[] {
  const missing = needs.filter(isMissing);
  if (missing.length > 0) installDebianPackage(...missing.map(({ name }) => name));
  return missing.filter(isMissing);
}

/**
 * Installs those of the packages that are missing.
 *
 * @throws Error with a sentence that names those that are still missing
 */
export function ensureDebianPackages(needs: DebianNeed[]): void {
  const missing = installMissing(needs);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' ');
  throw new Error(
    `These Debian packages are missing, and could not be installed: ${names}. Install them (apt-get install ${names}), then run the command again.`,
  );
}

/** Where a Firefox may be: Debian's, another one's, or the one that `FIREFOX_PATH` names. */
export const firefoxPaths = [
  ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
];

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** What the checks in Firefox and in WebKit need. */
export const engineNeeds: DebianNeed[] = [
  { name: 'firefox-esr', files: firefoxPaths },
  { name: 'webkit2gtk-driver', files: ['/usr/bin/WebKitWebDriver'] },
  { name: 'xvfb', files: ['/usr/bin/Xvfb'] },
  { name: 'imagemagick', files: ['/usr/bin/import'] },
  { name: 'python3-gi', files: ['/usr/lib/python3/dist-packages/gi/__init__.py'] },
  {
    name: 'gir1.2-webkit2-4.1',
    files: [`${libraries}/girepository-1.0/WebKit2-4.1.typelib`],
  },
];
