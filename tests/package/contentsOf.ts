import { readFileSync } from 'node:fs';

function patternOf(line: string): RegExp {
  const escaped = line.replaceAll(/[.+?^${}()|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace('[hash]', '[\\w-]{8}').replace('*', '[\\w-]+')}$`);
}

/**
 * The differences between an archive and its list.
 *
 * @param list path of the list: a file per line, with `*` for any part of a name and `[hash]`
 * @param paths the archive's files
 */
export function differencesFrom(list: string, paths: string[]): { more: string[]; less: string[] } {
  const lines = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return {
    more: paths.filter((path) => !lines.some((line) => patternOf(line).test(path))),
    less: lines.filter((line) => !paths.some((path) => patternOf(line).test(path))),
  };
}
