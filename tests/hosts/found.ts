import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../test-results/hosts/', import.meta.url));

/** Stores a test's findings, by its kind, for the page that is written from all of them. */
export function keep(kind: string, name: string, found: object): void {
  mkdirSync(`${folder}${kind}`, { recursive: true });
  writeFileSync(`${folder}${kind}/${name}.json`, JSON.stringify(found));
}

export function kept<Found>(kind: string): Found[] {
  return readdirSync(`${folder}${kind}`)
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}${kind}/${name}`, 'utf8')) as Found);
}
