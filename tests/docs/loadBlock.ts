import { codeBlocks, modulePath, type Block } from './pages';

type Module = Record<string, unknown>;

/** Runs the code of a page, and returns its exports. */
export const loadBlock = (block: Block): Promise<Module> =>
  import(/* @vite-ignore */ modulePath(block)) as Promise<Module>;

/** The same for the block that contains these words. */
export function loadBlockWith(words: string): Promise<Module> {
  const block = codeBlocks().find(({ code }) => code.includes(words));
  if (block === undefined) throw new Error(`No page has a block with "${words}".`);
  return loadBlock(block);
}
