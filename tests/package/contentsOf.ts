import { readFileSync } from 'node:fs';

function patternOf(line: string): RegExp {
  const escaped = line.replaceAll(/[.+?^${}()|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace('[hash]', '[\\w-]{8}').replace('*', '[\\w-]+')}$`);
}

/**
 * How an archive differs from the list of what it is to hold.
 *
 * @param list path of the list: a line a file, with `*` for any part of a name and `[hash]`
 * @param paths what the archive holds
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
