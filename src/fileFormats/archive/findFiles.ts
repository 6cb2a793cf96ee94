import { createPauses, type Pauses } from '../../base/slices';
import { decodedPath, type BroughtFile, type FindFile } from '../found/files';
import { addressOf } from './addressOf';
import { readEntries, type ArchiveEntry } from './readArchive';

/** How cartridges spell their folder of files. */
const cartridgeFolder = /^\$IMS-CC-FILEBASE\$\//i;

/** A name as file systems compare it: most archives come from systems that take no notice of case. */
const key = (path: string): string => path.normalize('NFC').toLowerCase();
const baseOf = (path: string): string => key(path.split('/').at(-1) ?? '');

/** Paths by what they have in common. */
async function grouped(
  paths: Iterable<string>,
  by: (path: string) => string,
  pauses: Pauses,
): Promise<Map<string, string[]>> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(by(path));
    if (group) group.push(path);
    else groups.set(by(path), [path]);
    await pauses();
  }
  return groups;
}

function fileOf(blob: Blob, entry: ArchiveEntry): BroughtFile {
  return {
    name: entry.path.split('/').at(-1) ?? '',
    size: entry.size,
    async read() {
      for await (const { bytes } of readEntries(blob, [entry], createPauses())) return bytes;
      return new Uint8Array();
    },
  };
}

/**
 * Finds files of an archive as its texts name them: from their own folder, from the root, or from a
 * folder that only the product knows which wrote it, if one file alone can be meant.
 */
export async function fileFinder(
  blob: Blob,
  entries: readonly ArchiveEntry[],
  pauses: Pauses,
): Promise<(textPath: string) => FindFile> {
  // Of two files with the same path, archives mean the later.
  const byPath = new Map(entries.map((entry) => [entry.path, fileOf(blob, entry)]));
  const byKey = await grouped(byPath.keys(), key, pauses);
  const byBase = await grouped(byPath.keys(), baseOf, pauses);
  const onlyOf = (paths: readonly string[] = []) =>
    paths.length === 1 ? byPath.get(paths[0] ?? '') : undefined;
  return (textPath) => {
    const folder = textPath.slice(0, textPath.lastIndexOf('/') + 1);
    return (address) => {
      const path = decodedPath(address).replace(cartridgeFolder, '/');
      const fromFolder = addressOf(folder, path);
      const fromRoot = addressOf('', path);
      const ending = `/${key(fromRoot)}`;
      return (
        byPath.get(fromFolder) ??
        onlyOf(byKey.get(key(fromFolder))) ??
        byPath.get(fromRoot) ??
        onlyOf(byKey.get(key(fromRoot))) ??
        onlyOf(byBase.get(baseOf(path))?.filter((each) => key(each).endsWith(ending)))
      );
    };
  };
}
