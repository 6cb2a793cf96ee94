/** Sends the files of the built Storybook, to this machine alone: `node serveStorybook.ts <port>`. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  void (async () => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(join(folder, decodeURIComponent(pathname)));
    const found = file.startsWith(folder + sep) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  })();
});

server.listen(Number(process.argv[2]), '127.0.0.1');
