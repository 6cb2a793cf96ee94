import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';

/**
 * The lines that arrive on a socket, each one JSON value. Not readline, which also ends lines at
 * U+2028, a character that JSON leaves as it is.
 *
 * @throws the connection's error
 */
export async function* linesOf(socket: Socket): AsyncGenerator<string, void> {
  const decoder = new StringDecoder('utf8');
  let unfinished = '';
  // The reply needs the connection after the line has arrived.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const lines = (unfinished + decoder.write(chunk as Buffer)).split('\n');
    unfinished = lines.pop() ?? '';
    yield* lines;
  }
}
