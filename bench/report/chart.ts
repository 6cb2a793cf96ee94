import { ours, type Outcome, type Row } from '../contest/contest.ts';
import { figureText } from '../contest/print.ts';

const width = 900;
const columns = 2;
const gap = 40;
const nameWidth = 120;
const barHeight = 13;
const lineHeight = 18;
const headHeight = 24;
const panelWidth = (width - gap * (columns - 1)) / columns;
/** Leaves room for the figure behind the longest bar. */
const longestBar = panelWidth - nameWidth - 60;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Panel {
  title: string;
  bars: { name: string; value: number; text: string; isOurs: boolean }[];
}

const panelOf = (row: Row, { contestants }: Outcome): Panel => ({
  title: row.name,
  bars: Object.entries(row.medians).map(([contestant, value]) => ({
    name: contestants[contestant] ?? contestant,
    value,
    text: figureText(value, row.unit),
    isOurs: contestant === ours,
  })),
});

function drawn({ title, bars }: Panel, x: number, y: number): string {
  const longest = Math.max(...bars.map(({ value }) => value));
  const lines = bars.map(({ name, value, text, isOurs }, index) => {
    const top = headHeight + index * lineHeight;
    const length = Math.max(1, (value / longest) * longestBar).toFixed(1);
    const end = nameWidth + Number(length) + 6;
    return [
      `<text x="${nameWidth - 8}" y="${top + 11}" text-anchor="end">${escaped(name)}</text>`,
      `<rect class="${isOurs ? 'ours' : 'other'}" x="${nameWidth}" y="${top}" width="${length}" height="${barHeight}" rx="2"/>`,
      `<text x="${end}" y="${top + 11}">${text}</text>`,
    ].join('');
  });
  return `<g transform="translate(${x} ${y})"><text class="title" y="14">${escaped(title)}</text>${lines.join('')}</g>`;
}

/** Bars of the times on a slow processor that have a bound; each figure has its own scale. */
export function chartOf(outcomes: readonly Outcome[]): string {
  const panels = outcomes.flatMap((outcome) =>
    outcome.rows
      .filter(({ name, unit, bound }) => unit === 'ms' && bound && name.includes('4×'))
      .map((row) => panelOf(row, outcome)),
  );
  const most = Math.max(...panels.map(({ bars }) => bars.length));
  const panelHeight = headHeight + most * lineHeight + 18;
  const height = Math.ceil(panels.length / columns) * panelHeight;
  const drawings = panels.map((panel, index) =>
    drawn(panel, (index % columns) * (panelWidth + gap), Math.floor(index / columns) * panelHeight),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>Milliseconds of Quizwright and others on a processor that is four times slower; less is better</title>
<style>
text { font: 12px system-ui, sans-serif; fill: #3d4450; }
.title { font: 600 11px system-ui, sans-serif; }
.ours { fill: #2f5fd0; }
.other { fill: #a3abb8; }
@media (prefers-color-scheme: dark) {
text { fill: #d5dae2; }
.ours { fill: #7ea2f5; }
.other { fill: #6b7483; }
}
</style>
${drawings.join('\n')}
</svg>
`;
}
