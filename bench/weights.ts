import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from './contest.ts';

/**
 * What widgets are to weigh, in kB; `.size-limit.js` holds what they do weigh
 * (decision 23).
 */
const aims = { QuizRunner: 30, QuestionBank: 75 };

/** What widgets weigh beside React and TanStack Query, gzipped, by the rules in `.size-limit.js`. */
export function weights(): Row[] {
  // Ends with code 1 when something is too heavy, and reports it all the same.
  const { stdout } = spawnSync('npx', ['size-limit', '--json'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    encoding: 'utf8',
  });
  const found = JSON.parse(stdout) as { name: string; size: number }[];
  return Object.entries(aims).map(([widget, aim]) => {
    const size = found.find(({ name }) => name.startsWith(widget))?.size ?? Number.NaN;
    return {
      name: `${widget} gzipped, kB`,
      figures: [(size / 1000).toFixed(1)],
      ratio: '',
      bound: `≤ ${aim}`,
      isMet: size <= aim * 1000,
    };
  });
}
