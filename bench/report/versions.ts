import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Extent } from '../contest/contest.ts';

const root = new URL('../../', import.meta.url);

/** Packages whose version readers want to know, in the order of the tables. */
const measured = [
  'survey-react-ui',
  '@citolab/qti-components',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@mui/x-data-grid',
  'ag-grid-react',
];

const versionIn = (folder: string, name: string): string =>
  (
    JSON.parse(readFileSync(new URL(`${folder}/${name}/package.json`, root), 'utf8')) as {
      version: string;
    }
  ).version;

/** When and with what a run was made. */
export function circumstances(chromium: string, { isQuick }: Extent): string {
  const date = new Date().toISOString().slice(0, 10);
  const packages = [
    `quizwright ${versionIn('test-results/bench/node_modules', 'quizwright')}`,
    `react ${versionIn('node_modules', 'react')}`,
    ...measured.map((name) => `${name} ${versionIn('bench/node_modules', name)}`),
  ];
  return `Measured on ${date}${isQuick ? ' in one round' : ''}: ${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${chromium}; ${packages.join(', ')}.`;
}
