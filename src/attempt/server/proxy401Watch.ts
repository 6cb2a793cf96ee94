import type { ApiError } from '../../api/ApiError';
import type { Device } from '../device/device';

/** A sign-in that something else than the API asks for counts as nothing for so long. */
const passesWithinMs = 60_000;

/**
 * Watches for calls that are answered with 401 by something that is not the API, such as a proxy:
 * that ends no session, but where it goes on the session may have ended behind it.
 */
export interface Proxy401Watch {
  /** Notes how a call failed. @returns whether it has gone on for a minute */
  failed: (error: ApiError) => boolean;
  /** Notes that the API has answered. */
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
