import { decodedPath, type BroughtFile, type FindFile } from '../pictures/files';
import { addressOf } from './addressOf';
import { readEntries, type ArchiveEntry } from './readArchive';

/** How cartridges spell their folder of files. */
const cartridgeFolder = /^\$IMS-CC-FILEBASE\$\//i;

/** A name as file systems compare it: most archives come from systems that take no notice of case. */
const key = (path: string): string => path.normalize('NFC').toLowerCase();
const baseOf = (path: string): string => key(path.split('/').at(-1) ?? '');

function fileOf(blob: Blob, entry: ArchiveEntry): BroughtFile {
  return {
    name: entry.path.split('/').at(-1) ?? '',
    size: entry.size,
    async read() {
      for await (const { bytes } of readEntries(blob, [entry])) return bytes;
      return new Uint8Array();
    },
  };
}

/**
 * Finds files of an archive as its texts name them: from their own folder, from the root, or from a
 * folder that only the product knows which wrote it, if one file alone can be meant.
 */
export function fileFinder(
  blob: Blob,
  entries: readonly ArchiveEntry[],
): (textPath: string) => FindFile {
  const byPath = new Map(entries.map((entry) => [key(entry.path), fileOf(blob, entry)]));
  const byBase = new Map<string, string[]>();
  for (const path of byPath.keys()) {
    const base = baseOf(path);
    const paths = byBase.get(base);
    if (paths) paths.push(path);
    else byBase.set(base, [path]);
  }
  return (textPath) => {
    const folder = textPath.slice(0, textPath.lastIndexOf('/') + 1);
    return (address) => {
      const path = decodedPath(address).replace(cartridgeFolder, '/');
      const fromRoot = key(addressOf('', path));
      const exact = byPath.get(key(addressOf(folder, path))) ?? byPath.get(fromRoot);
      if (exact) return exact;
      const ending = `/${fromRoot.replace(/^(?:\.\.\/)+/, '')}`;
      const [only, other] = (byBase.get(baseOf(path)) ?? []).filter((each) =>
        each.endsWith(ending),
      );
      return only !== undefined && other === undefined ? byPath.get(only) : undefined;
    };
  };
}
