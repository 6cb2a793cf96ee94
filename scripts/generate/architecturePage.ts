import { format, resolveConfig } from 'prettier';
import { layersOf, withoutShortcuts } from '../architecture/graph.ts';
import { betweenFolders, importsIn, type Arrow } from '../architecture/imports.ts';
import { library, server, type Modules } from '../architecture/layers.js';

/** Mermaid, which GitHub draws. */
function drawing(arrows: readonly Arrow[]): string {
  const lines = withoutShortcuts(arrows).map(({ from, to }) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...lines.sort(), '```'].join('\n');
}

/** From the top layer down. */
function table(modules: Modules, arrows: readonly Arrow[]): string {
  const names = layersOf(Object.keys(modules), arrows).reverse().flat();
  const rows = names.map((name) => `| \`${name}\` | ${modules[name]?.holds} |`);
  return ['| module | holds |', '| --- | --- |', ...rows].join('\n');
}

function section(modules: Modules, folder: string): string {
  const arrows = betweenFolders(importsIn(folder).arrows, 1).filter(({ from }) => from !== '');
  return `${drawing(arrows)}\n\n${table(modules, arrows)}`;
}

/**
 * Writes docs/architecture.md: the page by hand, with the drawings and tables of both packages put in.
 *
 * @param page with a mark where each package goes
 * @param root the folder of the checkout
 */
export async function writeArchitecturePage(page: string, root: string): Promise<string> {
  const text = page
    .replace('<!-- library -->', () => section(library, `${root}src`))
    .replace('<!-- server -->', () => section(server, `${root}examples/standalone/server`));
  const style = await resolveConfig(`${root}docs/architecture.md`);
  return format(text, { ...style, parser: 'markdown' });
}
