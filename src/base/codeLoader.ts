import { isCodeServed, isServed } from './isServed';
import { isOffline } from './useIsOffline';

/** Code that this document cannot load any more: only a reload of the page helps. */
export class LostCodeError extends Error {
  override readonly name = 'LostCodeError';
}

/** How long the server may take to reply, in milliseconds. */
const patienceMs = 5_000;

const listeners = new Set<() => void>();
let isNotified = false;

/**
 * Notifies one listener, once, that code is lost: every widget of a page may listen.
 *
 * @returns a function that ends the subscription
 */
export function onLostCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyLost(): void {
  const [first] = listeners;
  if (isNotified || first === undefined) return;
  isNotified = true;
  first();
}

/** A service worker may serve code without a network. */
const hasWorker = (): boolean => (navigator.serviceWorker?.controller ?? null) !== null;

/** The address of code, as browsers name it in the failure of an import; Safari does not. */
const addressIn = (failure: unknown): string | undefined =>
  /https?:\/\/\S+/.exec(String(failure))?.[0];

/** Whether a server replies, which then can serve the code. */
function isReachable(failure: unknown): Promise<boolean> {
  const address = addressIn(failure);
  const signal = AbortSignal.timeout(patienceMs);
  return address === undefined ? isServed(undefined, signal) : isCodeServed(address, signal);
}

/**
 * Every later part of the package loads through this. Firefox and Safari never repeat an import
 * that has failed in a document, so none begins without a network.
 *
 * @param importPart a dynamic `import()`
 * @returns a function that loads it once. It rejects without a network, and with `LostCodeError`
 * where a repeated import fails although the server replies.
 */
export function codeLoader<Part>(importPart: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  let failure: unknown;

  async function load(): Promise<Part> {
    const isAway = isOffline();
    const hasFailed = failure !== undefined;
    // A browser without a network may still reach a server on the same device.
    const isReached = (isAway || hasFailed) && (await isReachable(failure));
    if (isAway && !isReached && !hasWorker())
      throw new Error('Code cannot load without a network.');
    try {
      return await importPart();
    } catch (cause) {
      const isLost = hasFailed && isReached;
      failure = cause ?? new Error();
      if (!isLost) throw cause;
      notifyLost();
      throw new LostCodeError('The code cannot be loaded without a reload.', { cause });
    }
  }

  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
