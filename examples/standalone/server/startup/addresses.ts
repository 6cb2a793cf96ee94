import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const wildcards = new Set(['0.0.0.0', '::']);

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** The server's address on this machine, without a path. */
export function baseUrl(host: string, port: number): string {
  return urlOf(isLoopback(host) || wildcards.has(host) ? 'localhost' : host, port);
}

/** The addresses for other devices, of a server that listens on every interface. */
export function networkUrls(host: string, port: number): string[] {
  if (!wildcards.has(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => !address.internal && address.family === 'IPv4')
    .map((address) => urlOf(address.address, port));
}
