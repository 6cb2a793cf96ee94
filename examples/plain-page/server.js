/**
 * Serves this folder and the built package under a strict policy, and forwards `/api` to a quiz
 * server, so that the page needs no CORS.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const { HOST = '127.0.0.1', PORT = '4100', API_URL = 'http://127.0.0.1:4000' } = process.env;
const page = new URL('./public/', import.meta.url);
const quizwright = new URL('../../dist/', import.meta.url);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

async function serveFile(path, response) {
  const folder = path.startsWith('/quizwright/') ? quizwright : page;
  const file = new URL(path.replace('/quizwright/', '/').slice(1) || 'index.html', folder);
  const type = types[extname(file.pathname)];
  const isThere =
    type !== undefined &&
    file.href.startsWith(folder.href) &&
    (await stat(file).catch(() => null))?.isFile();
  if (!isThere) return void response.writeHead(404, headers).end('Page not found.');
  response.writeHead(200, { ...headers, 'content-type': type });
  createReadStream(fileURLToPath(file)).pipe(response);
}

function handOn(incoming, response) {
  const { host, ...rest } = incoming.headers;
  const outgoing = request(new URL(incoming.url, API_URL), {
    method: incoming.method,
    headers: { ...rest, 'x-forwarded-host': host },
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    response.writeHead(502, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: `No quiz server answers at ${API_URL}.` }));
  });
  incoming.pipe(outgoing);
}

const server = createServer((incoming, response) => {
  const { pathname } = new URL(incoming.url, 'http://page');
  if (pathname.startsWith('/api/')) handOn(incoming, response);
  else serveFile(pathname, response).catch(() => response.writeHead(404, headers).end());
});
server.listen(Number(PORT), HOST, () => {
  const { port } = server.address();
  console.log(`The library is open at http://${HOST}:${port}/`);
});
