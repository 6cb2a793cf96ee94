import { PGlite } from '@electric-sql/pglite';

let blank: Promise<Blob> | undefined;

async function create(): Promise<Blob> {
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/**
 * Opens an embedded database in memory without tables. Creating one takes seconds, so the first
 * call in a process does, and later ones copy it.
 */
export async function openBlank(): Promise<PGlite> {
  blank ??= create();
  return PGlite.create({ loadDataDir: await blank });
}
