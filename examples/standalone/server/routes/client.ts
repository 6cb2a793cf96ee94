import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extname, join, sep } from 'node:path';
import { answerNotFound } from './errors';

const base = '/quiz';

/**
 * Serves the built client under `/quiz` and its index page for every client route, which are the
 * GETs there that ask for a page and not for a file.
 *
 * @param clientDir absolute path of the folder that holds `index.html`
 */
export async function client(app: FastifyInstance, clientDir: string): Promise<void> {
  const assets = join(clientDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: `${base}/`,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build leaves a brotli and a gzip copy beside each file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('vary', 'accept-encoding');
      // The build puts a hash of its content into the name of every file under assets.
      reply.header(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get(base, (_request, reply) => reply.sendFile('index.html'));
  app.get('/', (_request, reply) => reply.redirect(base));
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? reply.code(200).sendFile('index.html') : answerNotFound(request, reply),
  );
}

function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    path.startsWith(`${base}/`) &&
    extname(path) === '' &&
    (request.headers.accept ?? '').includes('text/html')
  );
}
