import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { administer, type AdministrationEnvironment } from '../administration/administration';
import { controlFile } from '../database/dataFolder';
import { reasonOf } from '../process/startError';
import { linesOf } from './lines';
import { buildProgram, runLine } from './program';

/** Longer paths cannot be bound: 104 bytes on macOS, 108 on Linux, including the final zero. */
const longestPath = 103;

/** How long a running command may take when the server closes. */
const closingMs = 5_000;

/** What the server sends back, as one line of JSON each. */
export type Frame =
  | { print: string }
  | { complain: string }
  | { file: string }
  | { chunk: string }
  | { fileEnd: true }
  | { exit: number };

/** The client's reply to `fileEnd`, once the file is complete and on disk. */
export const fileWritten = 'written';

/** The path of the socket, or undefined where the system cannot have one there. */
export function controlPath(dataDir: string): string | undefined {
  const path = join(dataDir, controlFile);
  const isPossible = process.platform !== 'win32' && Buffer.byteLength(path) <= longestPath;
  return isPossible ? path : undefined;
}

type Parts = Pick<AdministrationEnvironment, 'database' | 'publicUrl' | 'mailDir'>;

/**
 * Accepts administrators' commands for the embedded database, which only one process can open. Only
 * this user may open the socket; its clients send the words of a command, which runs here.
 *
 * @returns a function that stops it after the running commands; undefined where there can be no
 * socket
 */
export async function takeCommands(
  dataDir: string,
  parts: Parts,
): Promise<{ close: () => Promise<void> } | undefined> {
  const path = controlPath(dataDir);
  if (path === undefined) return undefined;
  // A killed process left it behind: the folder is locked by us.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // The client is gone. The task finds out when it prints or writes.
    socket.on('error', () => undefined);
    answer(socket, parts).catch(() => socket.destroy());
  });
  // Set while `listen` runs, so that nobody else may open the socket even for an instant.
  const umask = process.umask(0o177);
  server.listen(path);
  process.umask(umask);
  try {
    await once(server, 'listening');
  } catch (error) {
    // Some network file systems cannot hold sockets. The school works, but commands need it
    // stopped.
    process.emitWarning(
      `Commands cannot reach this server, for ${dataDir} holds no sockets (${reasonOf(error)}). Stop it before you give one.`,
    );
    return undefined;
  }
  return {
    async close() {
      const limit = setTimeout(() => sockets.forEach((socket) => socket.destroy()), closingMs);
      server.close();
      await once(server, 'close');
      clearTimeout(limit);
    },
  };
}

async function drainOrClose(socket: Socket): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  try {
    await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
  } finally {
    over.abort();
  }
}

async function answer(socket: Socket, parts: Parts): Promise<void> {
  const requireReader = () => {
    if (socket.destroyed) throw new Error('The client is gone.');
  };
  let draining: Promise<unknown> | undefined;
  const drained = async (): Promise<void> => {
    requireReader();
    if (!socket.writableNeedDrain) return;
    // One wait for all: a thousand lines may be printed meanwhile.
    draining ??= drainOrClose(socket).finally(() => {
      draining = undefined;
    });
    await draining;
    requireReader();
  };
  const send = async (frame: Frame): Promise<void> => {
    requireReader();
    socket.write(`${JSON.stringify(frame)}\n`);
    await drained();
  };
  const lines = linesOf(socket);
  const terminal = {
    print: (line: string) => void send({ print: line }).catch(() => undefined),
    complain: (line: string) => void send({ complain: line }).catch(() => undefined),
  };
  const surroundings: AdministrationEnvironment = {
    ...parts,
    print: terminal.print,
    printed: drained,
    async writeFile(path, chunks) {
      await send({ file: path });
      for await (const chunk of chunks) {
        await send({ chunk: Buffer.from(chunk).toString('base64') });
      }
      await send({ fileEnd: true });
      const { value } = await lines.next();
      if (value !== fileWritten) throw new Error('The file was not written.');
    },
  };
  const { value: words } = await lines.next();
  if (words === undefined) return;
  const program = buildProgram(
    (task) =>
      (...input) =>
        administer(surroundings, (administration) => task(administration, ...input)),
    terminal,
  );
  const exit = await runLine(program, JSON.parse(words) as string[], terminal);
  await send({ exit }).catch(() => undefined);
  socket.end();
}
