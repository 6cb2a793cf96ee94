import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A quiz server whose replies a test can hold back. */
export interface HeldApi {
  origin: string;
  /** Holds replies to an address until the returned function is called. */
  hold: (path: string) => () => void;
  close: () => void;
}

/** Opens a way to a quiz server, on an address of its own. */
export async function openHeldApi(server: string): Promise<HeldApi> {
  const held = new Map<string, Promise<void>>();

  async function forward(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { url = '/', method, headers } = call;
    await held.get(url);
    const onward = request(new URL(url, server), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    call.pipe(onward);
  }

  const gate = createServer((call, reply) => void forward(call, reply));
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return {
    origin: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    hold(path) {
      let release = (): void => {};
      held.set(path, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        held.delete(path);
        release();
      };
    },
    close: () => {
      gate.closeAllConnections();
      gate.close();
    },
  };
}
