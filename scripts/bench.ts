/**
 * `npm run bench` and `npm run bench:lighthouse` start what the first argument names in `bench`, a
 * package of its own, and install that package first where it is missing or outdated.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Lock {
  packages: Record<string, { version?: string; optional?: true }>;
}

const folder = fileURLToPath(new URL('../bench/', import.meta.url));
const [program = 'bench', ...args] = process.argv.slice(2);

const packagesIn = (path: string): Lock['packages'] =>
  (JSON.parse(readFileSync(folder + path, 'utf8')) as Lock).packages;

function isInstalled(): boolean {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(folder + record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || installed[path]?.version === version,
  );
}

function run(command: string, options: string[], cwd?: string): void {
  const { status } = spawnSync(command, options, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isInstalled()) {
  console.log('Installing what the bench compares with: npm ci in bench/');
  run('npm', ['ci'], folder);
}
run(process.execPath, ['--import', 'tsx', `${folder}${program}.ts`, ...args]);
