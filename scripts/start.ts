/**
 * `npm start` builds what is missing or older than its sources, then runs the reference server in
 * this process, so that Ctrl+C reaches it directly.
 */
import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const main = `${root}examples/standalone/dist/server/main.js`;
const page = `${root}examples/standalone/dist/client/index.html`;
const sources = [
  'src',
  'types',
  'openapi.yaml',
  'tsup.config.ts',
  'package.json',
  'package-lock.json',
  'examples/standalone/package.json',
  'examples/standalone/server',
  'examples/standalone/client',
  'examples/standalone/tsup.config.ts',
];

async function changedAt(path: string): Promise<number> {
  const entry = await stat(path).catch(() => null);
  return entry === null ? 0 : entry.mtimeMs;
}

async function newest(path: string): Promise<number> {
  const own = await changedAt(path);
  const names = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all(names.map((name) => changedAt(`${path}/${name}`)));
  return Math.max(own, ...times);
}

const [built, changed] = await Promise.all([
  Promise.all([main, page].map(changedAt)).then((times) => Math.min(...times)),
  Promise.all(sources.map((path) => newest(root + path))).then((times) => Math.max(...times)),
]);

if (built < changed) {
  console.log('Building Quizwright (only needed after a change) …');
  // Type declarations take longest, and running the product does not need them.
  const build = spawnSync(
    'npm run --silent build:library -- --no-dts && npm run --silent build -w examples/standalone',
    { cwd: root, encoding: 'utf8', shell: true },
  );
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    console.error('The build failed; see the lines above. Nothing was started.');
    process.exit(1);
  }
}

await import(pathToFileURL(main).href);
