import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../process/config';

/**
 * Whether a request comes from another computer than the server's, also through a proxy on this
 * computer: decided by its socket, the host names it was sent to, and the headers of proxies. A
 * tool that forwards this computer's own requests, such as a development server, does not make them
 * foreign.
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
    // What nginx sends by default, and hardly anything else still does.
    raw.httpVersion === '1.0' ||
    !isThisComputer(raw.socket.remoteAddress ?? '') ||
    !names.every(isThisComputer)
  );
}

function listed(header: string | string[] | undefined): string[] {
  // On every request, and hardly ever there.
  if (header === undefined) return [];
  return [header].flat().flatMap((line) => line.split(',').map((part) => part.trim()));
}

/** The names in `Forwarded` (RFC 7239): for, by and host. */
function forwarded(header: string | undefined): string[] {
  if (header === undefined) return [];
  return [...header.matchAll(/\b(?:for|by|host)\s*=\s*("[^"]*"|[^;,\s]+)/gi)].map(([, name = '']) =>
    name.replaceAll('"', ''),
  );
}

function hostOf(origin: string): string {
  // Such as `null`, which says nothing about a page's location.
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
