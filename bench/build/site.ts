import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPage } from './buildPage.ts';
import { packedProduct } from './packedProduct.ts';

/** The replies of the pages' API by path, computed for each request. */
export type Answers = Record<string, () => unknown>;

export interface Site {
  /** Builds a contestant's page, the first time, and gives its address. */
  addressOf: (pages: URL, contestant: string) => Promise<string>;
  stop: () => Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function send(response: ServerResponse, type: string, gzipped: Buffer): void {
  response
    .writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': gzipped.length,
    })
    .end(gzipped);
}

/** The repository that this file is in. */
const here = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Serves the contestants' pages from 127.0.0.1, gzipped as a host would.
 *
 * @param isReadable whether functions keep their names, for traces
 * @param checkout has the built product
 */
export async function openSite(
  answers: Answers,
  { isReadable = false, checkout = here } = {},
): Promise<Site> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'quizwright-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const product = packedProduct(checkout);
  const files = new Map<string, Buffer>();
  const fileAt = (pathname: string): Buffer | undefined => {
    const path = join(folder, pathname);
    if (!files.has(pathname) && extname(path) in types && existsSync(path)) {
      files.set(pathname, gzipSync(readFileSync(path)));
    }
    return files.get(pathname);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = fileAt(pathname);
    const answer = answers[pathname];
    if (file) send(response, types[extname(pathname)] ?? '', file);
    else if (answer) send(response, 'application/json', gzipSync(JSON.stringify(answer())));
    else response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const built = new Map<string, Promise<void>>();
  return {
    async addressOf(pages, contestant) {
      const path = fileURLToPath(pages);
      const place = `${basename(dirname(path))}/${contestant}`;
      if (!built.has(place)) {
        built.set(place, buildPage(path, contestant, join(folder, place), product, isReadable));
      }
      await built.get(place);
      return `http://127.0.0.1:${port}/${place}/${contestant}.html`;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
