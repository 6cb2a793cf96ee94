import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A proxy before several servers. */
export interface Proxy {
  /** Its address without a path. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a proxy on 127.0.0.1 that passes requests to servers in turn, and names the client to
 * them. Like nginx by default, it tries the next server if one accepts no connection, and answers
 * 502 if a request had been sent, because it may have been carried out.
 * @param servers their addresses without a path
 */
export async function startRoundRobin(servers: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  let turn = 0;

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number) {
    const server = servers[turn++ % servers.length] as string;
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const passed = request(
      `${server}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', () => outgoing.destroy());
      },
    );
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return void outgoing.destroy();
      if (error.code === 'ECONNREFUSED' && tries < servers.length) {
        return pass(incoming, body, outgoing, tries + 1);
      }
      outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    passed.end(body);
  }

  const proxy = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.once('end', () => pass(incoming, Buffer.concat(parts), outgoing, 1));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
