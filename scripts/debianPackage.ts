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
 * Installs a Debian package, if this is Debian and the user may; returns whether that succeeded.
 */
export function installDebianPackage(name: string): boolean {
  return (
    isDebianRoot() &&
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  );
}
