import { readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object };

/**
 * The sources of the languages that package.json exports: `languages/de` is the folder
 * `src/messages/de`.
 */
export const languageEntries: Record<string, string> = Object.fromEntries(
  Object.keys(exports)
    .filter((name) => name.startsWith('./languages/'))
    .map((name) => [name.slice(2), name.replace('./languages/', 'src/messages/') + '/index.ts']),
);
