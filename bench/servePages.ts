import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface PagesServer {
  /** Ends with a slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves built pages from 127.0.0.1, gzipped as a host would.
 *
 * @param answers the replies of their API by path, computed for each request
 */
export async function servePages(
  folder: string,
  answers: Record<string, () => unknown>,
): Promise<PagesServer> {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => extname(path) in types)
      .map((path) => [`/${path}`, gzipSync(readFileSync(join(folder, path)))]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const send = (type: string, gzipped: Buffer) =>
      response
        .writeHead(200, {
          'content-type': type,
          'content-encoding': 'gzip',
          'content-length': gzipped.length,
        })
        .end(gzipped);
    const file = files.get(pathname);
    const answer = answers[pathname];
    if (file) {
      send(types[extname(pathname)] ?? '', file);
    } else if (answer) {
      send('application/json', gzipSync(JSON.stringify(answer())));
    } else {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
