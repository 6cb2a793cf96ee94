import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The built client, or undefined if it is missing. It is in dist/client, seen from this file in the
 * source, from dist/server, or from a folder below that.
 */
export function findClient(): string | undefined {
  return ['../../dist/client', '../client', '../../client']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((folder) => existsSync(`${folder}/index.html`));
}
