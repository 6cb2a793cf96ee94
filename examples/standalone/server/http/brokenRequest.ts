import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Headers of refusals that no hook sees: nothing in a sentence may be kept, run or framed. */
export const refusalHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const json = 'application/json; charset=utf-8';

const refusals: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive. Check the connection and try again.',
  },
};

/** A sentence with its headers, in the shape of every other failure. */
function refusalOf(message: string) {
  const body = JSON.stringify({ message });
  const headers = { ...refusalHeaders, 'content-type': json, 'content-length': body.length };
  return { body, headers };
}

/** Answers malformed HTTP, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = refusals[error.code ?? ''] ?? {
    status: 400,
    message: 'The request cannot be read. Check it and try again.',
  };
  const { body, headers } = refusalOf(message);
  const lines = Object.entries({ ...headers, connection: 'close' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}

/** Refuses requests that expect anything but `100-continue`; Node would answer without a word. */
export function refuseExpectations(server: Pick<Server, 'on'>): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = refusalOf(
      'The server knows no expectation but 100-continue. Leave out the header Expect.',
    );
    response.writeHead(417, headers).end(body);
  });
}
