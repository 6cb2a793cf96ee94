import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from './contest.ts';

/** Target weights of widgets in kB; `.size-limit.js` has the current limits (decision 23). */
const aims = { QuizRunner: 30, QuestionBank: 75 };

/**
 * Gzipped weights of widgets without React and TanStack Query, by the rules in `.size-limit.js`.
 */
export function weights(): Row[] {
  // Exits with code 1 when something is too heavy, but still prints the report.
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
