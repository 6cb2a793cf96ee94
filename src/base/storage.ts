/** The two storages of a browser's page. */
export type StorageName = 'localStorage' | 'sessionStorage';

/**
 * A storage of the page; null where the browser refuses it, which it says by throwing, and where
 * there is none, as in some web views. Also null on a server: from Node 25 on, it has a storage,
 * which all its users would share.
 */
export function storageOf(
  name: StorageName,
  page: Partial<Pick<Window, StorageName>> | undefined = globalThis.window,
): Storage | null {
  try {
    return page?.[name] ?? null;
  } catch {
    return null;
  }
}

/** What is stored under a key; undefined for nothing, for what is no JSON, and where reading fails. */
export function readJson(storage: Pick<Storage, 'getItem'> | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value as JSON, or removes the key for undefined.
 *
 * @returns whether the storage did it: it may be missing, refused or full
 */
export function writeJson(
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null,
  key: string,
  value: unknown,
): boolean {
  if (storage === null) return false;
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
