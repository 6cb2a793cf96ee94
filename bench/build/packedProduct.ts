import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
}

/**
 * Packs the built package, unpacks it as an installation would, and makes `quizwright` lead there
 * through the package's own exports.
 */
export function packedProduct(checkout: string): Plugin {
  // Inside the checkout, so that the package finds the dependencies that its lockfile names.
  const place = join(checkout, 'test-results/bench');
  rmSync(place, { recursive: true, force: true });
  const installed = join(place, 'node_modules/quizwright');
  mkdirSync(installed, { recursive: true });
  run(checkout, 'npm', 'pack', '--silent', '--pack-destination', place);
  const archive = readdirSync(place).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('npm pack made no archive.');
  run(checkout, 'tar', '-xzf', join(place, archive), '-C', installed, '--strip-components', '1');
  return {
    name: 'packed-product',
    enforce: 'pre',
    resolveId(source, _importer, options) {
      if (!/^quizwright(\/|$)/.test(source)) return null;
      return this.resolve(source, join(place, 'host.js'), { ...options, skipSelf: true });
    },
  };
}
