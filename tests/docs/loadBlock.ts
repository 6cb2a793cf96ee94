import { codeBlocks, modulePath, type Block } from './pages';

type Module = Record<string, unknown>;

/** Runs the code of a page, and answers what it exports. */
export const loadBlock = (block: Block): Promise<Module> =>
  import(/* @vite-ignore */ modulePath(block)) as Promise<Module>;

/** The same, of the block in which these words are. */
export function loadBlockWith(words: string): Promise<Module> {
  const block = codeBlocks().find(({ code }) => code.includes(words));
  if (block === undefined) throw new Error(`No page has a block with "${words}".`);
  return loadBlock(block);
}
