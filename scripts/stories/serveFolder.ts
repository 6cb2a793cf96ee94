import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FolderServer {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a built page from 127.0.0.1, with the given headers in every reply. */
export async function serveFolder(
  folder: string,
  headers: Record<string, string> = {},
): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    // Chromium requests it unasked, and a policy allows no empty icon in the page.
    if (pathname === '/favicon.ico') {
      response.writeHead(204, headers).end();
      return;
    }
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404, headers).end();
      return;
    }
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      // Their names contain their hash, and compiling them again takes longer than a story.
      ...(pathname.startsWith('/assets/') ? { 'cache-control': 'max-age=86400, immutable' } : {}),
    });
    createReadStream(path).pipe(response);
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
