import { createContext, useContext, useState } from 'react';
import { useApi } from './ApiContext';
import type { QuizClient } from './createQuizClient';
import { capabilitiesOptions } from './operations';
import type { OptionalField, OptionalOperation } from './optionalOperations';
import { useQueryPlan } from './usePlan';

/**
 * The optional operations and fields that the host says its server has; undefined where it says
 * nothing.
 */
export const CapabilitiesContext = createContext<
  readonly (OptionalOperation | OptionalField)[] | undefined
>(undefined);

/** Operations that a call has shown to be missing. */
const missing = new WeakMap<QuizClient, Set<OptionalOperation>>();

export interface Capability {
  /** Undefined until it is known. */
  isThere: boolean | undefined;
  /** Tells that a call has shown the operation to be missing; the client remembers it for good. */
  foundMissing: () => void;
}

/**
 * Whether the server has an optional operation. The host's word counts before the server's. Where
 * neither says, it is taken to be there until a call shows that it is not.
 *
 * @param isNeeded whether to ask the server. @default true
 */
export function useCapability(operation: OptionalOperation, isNeeded = true): Capability {
  const { client } = useApi('useCapability');
  const { stated, data, isPending } = useStated(isNeeded, 'useCapability');
  const [, setFound] = useState(false);
  const listed: readonly string[] | undefined = stated ?? data?.operations;
  // A list may be older than its server.
  const isMissing = missing.get(client)?.has(operation) === true;
  return {
    isThere:
      listed === undefined && isPending && !isMissing
        ? undefined
        : !isMissing && listed?.includes(operation) !== false,
    foundMissing() {
      missing.set(client, (missing.get(client) ?? new Set()).add(operation));
      setFound(true);
    },
  };
}

/** What the host says, and unless it says something, the server. */
export function useStated(isNeeded: boolean, caller?: string) {
  const stated = useContext(CapabilitiesContext);
  const { data, isPending } = useQueryPlan(
    capabilitiesOptions,
    {
      enabled: isNeeded && stated === undefined,
      // It changes with a new version of the server. A missing list is not asked for again either.
      staleTime: Infinity,
      gcTime: Infinity,
      retryOnMount: false,
    },
    caller,
  );
  return { stated, data, isPending };
}
