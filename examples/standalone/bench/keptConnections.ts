import { connect, type Socket } from 'node:net';

/** What the bench needs of a reply. */
export interface Reply {
  status: number;
  /** The header in seconds, where the server sends it. */
  retryAfter: number | undefined;
}

/** Sends requests to one server, each over a connection of its own while it waits. */
export interface KeptConnections {
  /** Sends a request of HTTP/1.1, written out, and reads the whole reply. */
  send(request: string): Promise<Reply>;
  close(): void;
}

const endOfHead = '\r\n\r\n';

/**
 * Opens connections when they are needed and keeps them. Node's own client takes
 * nearly as much processor time as the server, which shares the cores.
 *
 * @param longestWaitMs how long a reply may take
 */
export function keepConnections(
  { hostname, port }: URL,
  { longestWaitMs }: { longestWaitMs: number },
): KeptConnections {
  const open = new Set<Socket>();
  const idle: Socket[] = [];

  function connected(): Socket {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    open.add(socket);
    socket.setEncoding('latin1');
    socket.setTimeout(longestWaitMs, () => socket.destroy(new Error('no reply in time')));
    // Whoever waits for a reply hears of it too; nobody waits on an idle one.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      const place = idle.indexOf(socket);
      if (place !== -1) idle.splice(place, 1);
    });
    return socket;
  }

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const socket = idle.pop() ?? connected();
        let received = '';
        const read = (part: string) => {
          received += part;
          const reply = replyIn(received);
          if (reply === undefined) return;
          leave();
          idle.push(socket);
          resolve(reply);
        };
        const fail = (error: Error) => {
          leave();
          reject(error);
        };
        const end = () => fail(new Error('connection closed'));
        const leave = () => {
          socket.off('data', read).off('error', fail).off('close', end);
        };
        socket.on('data', read).once('error', fail).once('close', end);
        socket.write(request);
      }),
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** A reply once all of it is there. The server tells the length of each. */
function replyIn(received: string): Reply | undefined {
  const end = received.indexOf(endOfHead);
  if (end === -1) return undefined;
  const head = received.slice(0, end);
  const length = headerOf(head, 'content-length');
  if (length === undefined) throw new Error(`Quizwright: a reply has no length: ${head}`);
  if (received.length < end + endOfHead.length + length) return undefined;
  return { status: Number(head.slice(9, 12)), retryAfter: headerOf(head, 'retry-after') };
}

function headerOf(head: string, name: string): number | undefined {
  const value = new RegExp(`^${name}: *(\\d+)`, 'im').exec(head)?.[1];
  return value === undefined ? undefined : Number(value);
}
