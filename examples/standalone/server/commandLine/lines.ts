import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';

/**
 * The lines that come over a socket, one value of JSON each. Not readline's, which ends lines at U+2028
 * too, and JSON leaves that as it is.
 *
 * @throws what the connection fails with
 */
export async function* linesOf(socket: Socket): AsyncGenerator<string, void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  // The connection is needed for the answer after its line has come.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
