import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { floor, type Extent, type Outcome } from '../contest/contest.ts';
import type { Grown } from '../growth/grow.ts';
import { chartOf } from './chart.ts';
import { withSection } from './sections.ts';
import { summaryOf } from './summary.ts';
import { tableOfContest, tableOfGrowth } from './table.ts';
import { circumstances } from './versions.ts';

const docs = new URL('../../docs/', import.meta.url);

async function rewrite(sections: Record<string, string>): Promise<void> {
  const page = new URL('performance.md', docs);
  const text = Object.entries(sections).reduce(
    (before, [name, section]) => withSection(before, name, section),
    readFileSync(page, 'utf8'),
  );
  const style = { singleQuote: true, printWidth: 100, parser: 'markdown' };
  writeFileSync(page, await format(text, style));
}

/** Writes what a whole run has found into docs/performance.md and its chart. */
export async function writeReport(
  outcomes: readonly Outcome[],
  grown: readonly Grown[],
  chromium: string,
  extent: Extent,
): Promise<void> {
  const contests = outcomes.filter(({ contestants }) => floor in contestants);
  writeFileSync(new URL('performance.svg', docs), chartOf(contests));
  await rewrite({
    circumstances: circumstances(chromium, extent),
    summary: summaryOf(outcomes),
    contests: outcomes
      .map((outcome) => `### ${outcome.title}\n\n${tableOfContest(outcome)}`)
      .join('\n\n'),
    growth: grown.map(tableOfGrowth).join('\n\n'),
  });
}
