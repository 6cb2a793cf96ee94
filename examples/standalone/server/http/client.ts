import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extname, join, sep } from 'node:path';
import { answerNotFound } from './errors';

const base = '/quiz';

/**
 * Serves the built client under `/quiz` and its index page for every client route: each address
 * there that is not a file's, for callers that accept a page. A program that accepts only JSON
 * expects an API, and gets a 404.
 *
 * @param clientDir absolute path of the folder that contains `index.html`
 * @param path where the school is among others, such as `/north`
 */
export async function client(app: FastifyInstance, clientDir: string, path: string): Promise<void> {
  const assets = join(clientDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: `${base}/`,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build writes a brotli and a gzip copy beside each file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('vary', 'accept-encoding');
      // The build puts a content hash into the name of every file under assets.
      reply.header(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get(base, (_request, reply) => reply.sendFile('index.html'));
  app.get('/', (_request, reply) => reply.redirect(path + base));
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? reply.code(200).sendFile('index.html') : answerNotFound(request, reply),
  );
}

/** Programs such as curl, monitors and link previews accept anything, or send no header. */
const pageTypes = ['text/html', 'text/*', '*/*'];

function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const accept = headers.accept?.toLowerCase() ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    path.startsWith(`${base}/`) &&
    extname(path) === '' &&
    (accept === '' || pageTypes.some((type) => accept.includes(type)))
  );
}
