import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const page = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));
const [start, end] = ['<!-- server -->', '<!-- /server -->'];
const newPage = `# Performance\n\n## The server when everyone submits at once\n\n${start}\n${end}\n`;

/** A row of the table in docs/performance.md. */
export interface ServerRow {
  database: string;
  what: string;
  p50: number;
  p99: number;
  /** What 99 of 100 must not exceed, in milliseconds. */
  bound: number | undefined;
  putOff: number;
  lost: number;
  /** Processor time of the servers for one call, in milliseconds. */
  cpuEach: number;
  /** The same of PostgreSQL; undefined where the database is a part of the server. */
  databaseCpuEach: number | undefined;
}

const time = (milliseconds: number): string =>
  milliseconds < 1_000
    ? `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
    : `${(milliseconds / 1_000).toFixed(1)} s`;

/** The rows in Markdown, below what became of the submissions. */
export function serverTable(rows: readonly ServerRow[]): string {
  const submissions = rows.filter(({ what }) => what.startsWith('submissions'));
  const sum = (key: 'putOff' | 'lost') => submissions.reduce((all, row) => all + row[key], 0);
  const lines = rows.map((row) => {
    const figures = [time(row.p50), time(row.p99), row.bound === undefined ? '–' : time(row.bound)];
    const cpu = [row.cpuEach.toFixed(2), row.databaseCpuEach?.toFixed(2) ?? '–'];
    return `| ${[row.database, row.what, ...figures, ...cpu].join(' | ')} |`;
  });
  return [
    `Of all submissions, ${sum('putOff')} were put off and ${sum('lost')} lost.`,
    '',
    '| database | 5,000 | half | 99 of 100 | bound | server, ms | PostgreSQL, ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Puts text between the page's marks for the server; makes the page if there is none. */
export async function writeServerSection(text: string): Promise<void> {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : newPage;
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from === -1 || to < from) {
    throw new Error(
      `Quizwright: docs/performance.md has no place for the server. It lacks ${start} or ${end}. Add both.`,
    );
  }
  const after = `${before.slice(0, from + start.length)}\n\n${text}\n\n${before.slice(to)}`;
  writeFileSync(page, await format(after, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
