/**
 * `npm run rebuild` builds the package once more, in another folder, and compares it with `dist`
 * byte by byte, so that anyone with the source can check that a published archive was made from it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Everything that the build reads, apart from the packages. */
const sources = [
  'package.json',
  'LICENSE',
  'LICENSE-lucide.txt',
  'LICENSE-temml.txt',
  'tsconfig.json',
  'tsup.config.ts',
  'scripts',
  'src',
];

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without links.
    copyFileSync(from, to);
  }
}

/**
 * The packages have to be in the folder itself: file names come from the paths of modules, and a
 * link to the whole folder would be followed out of it.
 */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function hashesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return new Map(
    paths.map((path) => [
      path.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'quizwright-rebuild-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
execFileSync('npm', ['run', '-s', 'build:library'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const first = hashesIn(join(root, 'dist'));
const second = hashesIn(join(folder, 'dist'));
const names = [...new Set([...first.keys(), ...second.keys()])].sort();
const different = names.filter((name) => first.get(name) !== second.get(name));
for (const name of different) {
  const how = !second.has(name) ? 'only in dist' : first.has(name) ? 'other bytes' : 'only rebuilt';
  console.error(`${name}: ${how}`);
}
console.log(`${names.length} files built twice, ${different.length} different.`);
process.exitCode = different.length === 0 && first.size > 0 ? 0 : 1;
