import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CommandError, type Administration } from '../administration/administration';
import type { Terminal } from '../administration/terminal';
import { controlPath, fileWritten, type Frame } from './controlSocket';
import { linesOf } from './lines';

/**
 * A connection to the server that has a data folder open, or undefined where none accepts commands.
 */
export async function reachServer(dataDir: string): Promise<Socket | undefined> {
  const path = controlPath(dataDir);
  if (path === undefined) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

/**
 * Has a running server run a command.
 *
 * @param words the words after the command's name
 * @returns its exit code
 * @throws CommandError when the server stops first, or a file cannot be written
 */
export async function forward(
  socket: Socket,
  words: readonly string[],
  { print, complain, writeFile }: Terminal & Pick<Administration, 'writeFile'>,
): Promise<number> {
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(words)}\n`);
  const frames = framesOf(socket);
  try {
    for await (const frame of frames) {
      if ('print' in frame) print(frame.print);
      else if ('complain' in frame) complain(frame.complain);
      else if ('exit' in frame) return frame.exit;
      else if ('file' in frame) {
        await writeFile(frame.file, chunksOf(frames));
        socket.write(`${fileWritten}\n`);
      }
    }
  } finally {
    socket.destroy();
  }
  throw gone();
}

async function* framesOf(socket: Socket): AsyncGenerator<Frame, void> {
  try {
    for await (const line of linesOf(socket)) yield JSON.parse(line) as Frame;
  } catch {
    throw gone();
  }
}

async function* chunksOf(frames: AsyncGenerator<Frame, void>): AsyncGenerator<Uint8Array> {
  for (;;) {
    // Not for…of, which would end the frames after the file as well.
    const { value: frame } = await frames.next();
    if (!frame || !('chunk' in frame || 'fileEnd' in frame)) throw gone();
    if ('fileEnd' in frame) return;
    yield Buffer.from(frame.chunk, 'base64');
  }
}

const gone = () =>
  new CommandError(
    'The server stopped before the command finished. Check its last output, and run the command again.',
  );
