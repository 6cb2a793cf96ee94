import { readJson, storageOf, writeJson } from '../base/storage';

const key = 'quizwright:reloaded';
/** A page that still cannot be loaded this soon after a reload is not mended by another. */
const soonMs = 60_000;

/**
 * Whether a page may be reloaded automatically now, and remembers that it is. Without storage it may
 * not: nothing would end a row of reloads.
 */
export function mayReload(page: Pick<Window, 'sessionStorage'> = window): boolean {
  const storage = storageOf('sessionStorage', page);
  const last = Number(readJson(storage, key) ?? 0);
  if (Math.abs(Date.now() - last) < soonMs) return false;
  return writeJson(storage, key, Date.now());
}
