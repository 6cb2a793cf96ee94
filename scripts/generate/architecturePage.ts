import { format, resolveConfig } from 'prettier';
import { floorsOf, withoutShortcuts } from '../architecture/graph.ts';
import { betweenFolders, importsIn, type Arrow } from '../architecture/imports.ts';
import { library, server, type House } from '../architecture/rooms.js';

/** Mermaid, which GitHub draws. */
function drawing(arrows: readonly Arrow[]): string {
  const lines = withoutShortcuts(arrows).map(({ from, to }) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...lines.sort(), '```'].join('\n');
}

function floors(house: House, arrows: readonly Arrow[]): string {
  const rows = floorsOf(Object.keys(house), arrows)
    .map((rooms, floor) =>
      rooms.map((room) => `| ${floor} | \`${room}\` | ${house[room]?.holds} |`),
    )
    .reverse();
  return ['| floor | room | holds |', '| --- | --- | --- |', ...rows.flat()].join('\n');
}

function section(house: House, folder: string): string {
  const arrows = betweenFolders(importsIn(folder).arrows, 1).filter(({ from }) => from !== '');
  return `${drawing(arrows)}\n\n${floors(house, arrows)}`;
}

/**
 * Writes docs/architecture.md: the page by hand, with the drawings and tables of both houses put in.
 *
 * @param page with a mark where each house goes
 * @param root the folder of the checkout
 */
export async function writeArchitecturePage(page: string, root: string): Promise<string> {
  const text = page
    .replace('<!-- library -->', () => section(library, `${root}src`))
    .replace('<!-- server -->', () => section(server, `${root}examples/standalone/server`));
  const style = await resolveConfig(`${root}docs/architecture.md`);
  return format(text, { ...style, parser: 'markdown' });
}
