import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const projects = fileURLToPath(new URL('.', import.meta.url));

export type HostName =
  | 'vite-react-18'
  | 'vite-react-19'
  | 'next'
  | 'next-portal'
  | 'react-router'
  | 'react-router-8'
  | 'types';
export type Variables = Record<string, string>;

/** The folder of a host. One is an example, and has pages of its own. */
const folderOf = (name: HostName): string =>
  name === 'next-portal' ? join(root, 'examples', name) : join(projects, name);

/** The folders of programs for hosts that need a newer Node than ours, by the host's folder. */
const programsOf = new Map<string, string>();

function start(folder: string, args: string[], variables: Variables = {}) {
  const programs = programsOf.get(folder);
  const { PATH = '' } = process.env;
  const child = spawn('npm', args, {
    cwd: folder,
    env: {
      ...process.env,
      // The test runner's own values would change what is built, and add colours to the output that
      // is read.
      NODE_ENV: undefined,
      NO_COLOR: undefined,
      FORCE_COLOR: '0',
      NEXT_TELEMETRY_DISABLED: '1',
      PATH: programs === undefined ? PATH : `${programs}${delimiter}${PATH}`,
      ...variables,
    },
    // Its own group, so that everything that npm starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const read = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing of it runs any more.
    }
  };
  process.once('exit', kill);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    return code as number | null;
  });
  return { ended, kill, printed: () => printed };
}

/**
 * Runs npm to its end.
 *
 * @returns its output
 * @throws Error with the output if it fails
 */
async function npm(folder: string, args: string[], variables?: Variables): Promise<string> {
  const { ended, printed } = start(folder, args, variables);
  const code = await ended;
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}:\n${printed()}`);
  return printed();
}

/** A folder that is removed when the tests end. */
async function passingFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let packed: Promise<string> | undefined;

async function pack(): Promise<string> {
  const folder = await passingFolder('quizwright-pack-');
  await npm(root, ['pack', '--pack-destination', folder]);
  const [name = ''] = await readdir(folder);
  return join(folder, name);
}

interface Manifest {
  engines?: { node: string };
  dependencies?: Variables;
  peerDependencies?: Variables;
}

interface Lockfile {
  packages: Record<string, Manifest & { integrity?: string }>;
}

async function readJson<Content>(...path: string[]): Promise<Content> {
  return JSON.parse(await readFile(join(...path), 'utf8')) as Content;
}

/**
 * Writes a lockfile without what every build changes. npm checks the integrity of an archive only
 * if the lockfile names one.
 */
async function writeLockfile(name: HostName, folder: string): Promise<void> {
  await npm(folder, ['install', '--package-lock-only', './quizwright.tgz']);
  const lockfile = await readJson<Lockfile>(folder, 'package-lock.json');
  delete lockfile.packages['node_modules/quizwright']?.integrity;
  const text = `${JSON.stringify(lockfile, null, 2)}\n`;
  for (const to of [folder, folderOf(name)]) {
    await writeFile(join(to, 'package-lock.json'), text);
  }
}

/**
 * npm ci trusts the lockfile: later dependencies of the package would be missing without any
 * message.
 */
async function checkLockfile(name: HostName): Promise<void> {
  const { packages } = await readJson<Lockfile>(folderOf(name), 'package-lock.json');
  const locked = packages['node_modules/quizwright'];
  const current = await readJson<Manifest>(root, 'package.json');
  if (
    isDeepStrictEqual(locked?.dependencies, current.dependencies) &&
    isDeepStrictEqual(locked?.peerDependencies, current.peerDependencies)
  ) {
    return;
  }
  throw new Error(
    `Quizwright: the lockfile of the host ${name} is not current. package.json has other dependencies than ${relative(root, folderOf(name))}/package-lock.json says. Run HOSTS_UPDATE=1 npm run test:hosts and commit the lockfiles.`,
  );
}

let newerNode: Promise<string> | undefined;

/** Installs a Node from npm, which has one for each platform, and returns its folder. */
async function installNode(): Promise<string> {
  const folder = await passingFolder('quizwright-node-');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  await npm(folder, ['install', '--no-save', '--prefer-offline', `${name}@24`]);
  return join(folder, 'node_modules', name, 'bin');
}

/** A host may need a newer Node than the package does. */
async function useNodeOf(folder: string): Promise<void> {
  const { engines } = await readJson<Manifest>(folder, 'package.json');
  const least = engines?.node.replace(/^\D+/, '') ?? '0';
  const isMissing = process.versions.node.localeCompare(least, 'en', { numeric: true }) < 0;
  if (isMissing) programsOf.set(folder, await (newerNode ??= installNode()));
}

/**
 * Copies a host into a folder and installs it with the packed package. The package is a dependency
 * by `file:`, as for everyone who tries it before it is published, so npm lays out its dependencies
 * itself, and a missing one shows.
 */
export async function installHost(name: HostName, folder: string): Promise<void> {
  const made = new Set(['node_modules', '.next', 'quizwright.tgz']);
  const isOwn = (path: string): boolean => !made.has(basename(path));
  await cp(folderOf(name), folder, { recursive: true, filter: isOwn });
  if (name !== 'next-portal') {
    await cp(join(projects, 'portal'), join(folder, 'portal'), { recursive: true });
  }
  await useNodeOf(folder);
  packed ??= pack();
  await cp(await packed, join(folder, 'quizwright.tgz'));
  if (process.env.HOSTS_UPDATE) await writeLockfile(name, folder);
  await checkLockfile(name);
  await npm(folder, ['ci', '--prefer-offline']);
}

/**
 * Runs a script of a host to its end.
 *
 * @returns its output
 * @throws Error with the output if it fails
 */
export function runScript(folder: string, script: string, args: string[] = []): Promise<string> {
  return npm(folder, ['run', script, '--', ...args]);
}

/** An empty folder outside of the repository, whose React a host would otherwise find. */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quizwright-host-'));
}

/** @returns the build's output */
export function buildHost(folder: string, variables: Variables): Promise<string> {
  return npm(folder, ['run', 'build'], variables);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

export interface RunningHost {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a host by its own script on a free port that only this machine reaches. */
export async function startHost(
  folder: string,
  script: string,
  variables: Variables,
): Promise<RunningHost> {
  const port = await freePort();
  const address = { HOST: '127.0.0.1', PORT: String(port) };
  const { ended, kill, printed } = start(folder, ['run', script], { ...variables, ...address });
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!(await isListening(port))) {
    if (isOver) throw new Error(`npm run ${script} did not start the host:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      kill();
      await ended;
    },
  };
}
