import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function syncPath(path: string, kind: 'file' | 'folder'): void {
  // Windows syncs only files open for writing, and no folders.
  if (kind === 'folder' && process.platform === 'win32') return;
  const descriptor = openSync(path, kind === 'file' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes sure that the names in a folder are on disk, but not the contents of files. */
export function syncNames(folder: string): void {
  syncPath(folder, 'folder');
}

/** Makes sure that a folder and everything in it is on disk. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncPath(path, 'folder');
    if (entry.isFile()) syncPath(path, 'file');
  }
  syncPath(folder, 'folder');
}
