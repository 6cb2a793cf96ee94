import { getResponse } from 'msw';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { MockSchool } from '../testing/createMockSchool';

/** More than any body that the contract allows. */
const largestBody = 4 * 1024 * 1024;

/** Pages of other origins may call the school: it holds nothing secret, and takes no cookies. */
function crossOriginHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ?? 'authorization, content-type',
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

const refusal = (status: number, message: string): Response =>
  Response.json({ message }, { status });

/** What a test asks of the school besides the API. */
function controls(school: MockSchool, method: string, url: URL): Response | undefined {
  if (method === 'POST' && url.pathname === '/reset') {
    school.reset();
    return new Response(null, { status: 204 });
  }
  if (method === 'GET' && url.pathname === '/mails') {
    const to = url.searchParams.get('to');
    const mail = school.mails.findLast((one) => one.to === to);
    return mail === undefined
      ? refusal(404, 'There is no mail to this address.')
      : new Response(mail.text);
  }
  return undefined;
}

async function answer(school: MockSchool, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  // The school answers to any host.
  const address = new URL(url.replace(/^\/+/, '/'), 'http://localhost');
  const controlled = controls(school, method, address);
  if (controlled !== undefined) return controlled;
  const body = await bodyOf(request);
  if (body === undefined) return refusal(413, 'The request is too large.');
  const isEmpty = body.length === 0 || method === 'GET' || method === 'HEAD';
  const asked = new Request(address, {
    method,
    headers: headersOf(request),
    ...(!isEmpty && { body: new Uint8Array(body) }),
  });
  return (
    (await getResponse(school.handlers, asked)) ??
    refusal(404, 'There is no such operation. The API is below /api.')
  );
}

async function respond(
  school: MockSchool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const crossOrigin = crossOriginHeaders(request);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, crossOrigin).end();
    return;
  }
  const answered = await answer(school, request);
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    ...crossOrigin,
    'cache-control': 'no-store',
  });
  response.end(Buffer.from(await answered.arrayBuffer()));
}

/**
 * An HTTP server of a mock school: its API below `/api`, the last mail to an address at
 * `/mails?to=…`, and `POST /reset`.
 */
export function createMockServer(school: MockSchool): Server {
  return createServer((request, response) => {
    respond(school, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
