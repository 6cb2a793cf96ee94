import type { ApiError } from '../../api/ApiError';
import type { Device } from '../device/device';

/** How long a 401 from something other than the API is ignored. */
const passesWithinMs = 60_000;

/**
 * Watches for calls that get a 401 from something other than the API, such as a proxy. One such
 * reply does not end a session. If they continue, the session behind the proxy may have ended.
 */
export interface Proxy401Watch {
  /** Notes how a call failed. @returns whether such replies have continued for a minute */
  failed: (error: ApiError) => boolean;
  /** Notes that the API has replied. */
  answered: () => void;
}

export function createProxy401Watch({ monotonic }: Pick<Device, 'monotonic'>): Proxy401Watch {
  let since: number | null = null;
  return {
    failed({ kind, status }) {
      if (kind === 'http') since = null;
      if (kind === 'shape' && status === 401) since ??= monotonic();
      return since !== null && monotonic() - since >= passesWithinMs;
    },
    answered() {
      since = null;
    },
  };
}
