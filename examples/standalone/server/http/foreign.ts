import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../process/config';

/**
 * Whether a request comes from elsewhere than the computer that runs the server, also through a proxy
 * on that computer: by its socket, by the names it was sent to, and by what proxies add. A tool that
 * forwards requests of this computer itself, such as a development server, makes nothing foreign.
 */
export function isForeign(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  const names = [
    ...listed(headers.host),
    ...listed(headers['x-forwarded-host']),
    ...listed(headers['x-forwarded-for']),
    ...listed(headers['x-real-ip']),
    ...forwarded(headers.forwarded),
    ...(headers.origin === undefined ? [] : [hostOf(headers.origin)]),
  ];
  return (
    headers.via !== undefined ||
    // As nginx sends requests on unless it is told otherwise, and nobody else any more.
    raw.httpVersion === '1.0' ||
    !isThisComputer(raw.socket.remoteAddress ?? '') ||
    !names.every(isThisComputer)
  );
}

function listed(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim()));
}

/** The names in `Forwarded` (RFC 7239): for whom, by whom and at which host. */
function forwarded(header: string | undefined): string[] {
  return [...(header ?? '').matchAll(/\b(?:for|by|host)\s*=\s*("[^"]*"|[^;,\s]+)/gi)].map(
    ([, name = '']) => name.replaceAll('"', ''),
  );
}

function hostOf(origin: string): string {
  // Such as `null`, which says nothing about where a page is.
  return URL.canParse(origin) ? new URL(origin).host : 'localhost';
}

/** An address or host name, with or without a port. */
function isThisComputer(named: string): boolean {
  const name = named
    .toLowerCase()
    .replace(/^::ffff:/, '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([^:]+):\d+$/, '$1');
  return isLoopback(name) || name.endsWith('.localhost');
}
