import type { Plugin } from 'vite';
import { blockAt, host, inPlace, root, sources } from './pages.ts';

/** A block that another one imports by its name, as `./school`. */
const named = (id: string): string | undefined =>
  id.startsWith('./')
    ? ['.ts', '.tsx'].map((ending) => host + id.slice(2) + ending).find(blockAt)
    : undefined;

/** Lets a test import a page's code as a module, by `modulePath`. */
export function docBlocks(): Plugin {
  return {
    name: 'doc-blocks',
    enforce: 'pre',
    resolveId(id, importer) {
      if (blockAt(id)) return id;
      if (!importer?.startsWith(host)) return null;
      const source = sources[id];
      return source === undefined ? named(id) : root + source;
    },
    load(id) {
      const block = blockAt(id);
      return block && inPlace(block);
    },
  };
}
