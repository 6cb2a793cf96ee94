import { useEffect, useSyncExternalStore } from 'react';
import { codeLoader } from './codeLoader';
import { createSubscribable, type Subscribable } from './subscribable';
import { tryUntil } from './tryUntil';

/** Code of a widget that its first screen does not need. It is null until it has loaded. */
export interface LaterCode<Parts> extends Subscribable<Parts | null> {
  /** @returns whether it has loaded */
  load: () => Promise<boolean>;
}

/** @param importParts a dynamic `import()` of one file of the package */
export function laterCode<Parts>(importParts: () => Promise<Parts>): LaterCode<Parts> {
  let parts: Parts | null = null;
  const load = codeLoader(importParts);
  const { read, subscribe, notify } = createSubscribable(() => parts);
  return {
    read,
    subscribe,
    async load() {
      if (parts !== null) return true;
      try {
        parts = await load();
      } catch {
        return false;
      }
      notify();
      return true;
    },
  };
}

/**
 * Loads code as soon as it is wanted, and keeps trying. It renders again when the code is there.
 *
 * @returns null until it is wanted and has loaded
 */
export function useLaterCode<Parts>(code: LaterCode<Parts>, isWanted: boolean): Parts | null {
  // A server loads nothing, and what it sends must not differ from what the browser draws first.
  const parts = useSyncExternalStore(code.subscribe, code.read, () => null);
  const isMissing = isWanted && parts === null;
  useEffect(() => (isMissing ? tryUntil(code.load) : undefined), [code, isMissing]);
  return isWanted ? parts : null;
}
