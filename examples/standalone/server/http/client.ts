import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { AppLanguage } from '../process/config';
import { answerNotFound } from './errors';

const base = '/quiz';

interface ClientOptions {
  /** Absolute path of the folder that contains `index.html`. */
  clientDir: string;
  /** Where the school is among others, such as `/north`. */
  path: string;
  language: AppLanguage;
}

/**
 * Serves the built client under `/quiz` and its index page for every client route: each address
 * there that is not a file's, for callers that accept a page. A program that accepts only JSON
 * expects an API, and gets a 404.
 */
export async function client(
  app: FastifyInstance,
  { clientDir, path, language }: ClientOptions,
): Promise<void> {
  const page = await pageIn(language, clientDir);
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
  const sendPage = (reply: FastifyReply) =>
    page === undefined
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  for (const url of [base, `${base}/`, `${base}/index.html`]) {
    app.get(url, (_request, reply) => sendPage(reply));
  }
  app.get('/', (_request, reply) => reply.redirect(path + base));
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? sendPage(reply.code(200)) : answerNotFound(request, reply),
  );
}

/** The index page in another language than its own; undefined if that is English. */
async function pageIn(language: AppLanguage, clientDir: string): Promise<string | undefined> {
  if (language === 'en') return undefined;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  // Of plain English, the tag is that of English.
  const [tag = ''] = language.split('-');
  const html = await readFile(join(clientDir, 'index.html'), 'utf8');
  return html.replace(
    '<html lang="en">',
    `<html lang="${tag}" dir="${direction}" data-language="${language}">`,
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
