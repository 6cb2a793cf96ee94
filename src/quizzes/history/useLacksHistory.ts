import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { QuizClient } from '../../api/createQuizClient';

/** Only a request shows whether a server keeps a history. */
const without = new WeakSet<QuizClient>();

/**
 * Whether the server was known to keep no history when the widget mounted.
 *
 * @param isFound whether this has turned out since; the client remembers it for as long as it lives
 */
export function useLacksHistory(isFound: boolean): boolean {
  const { client } = useApi();
  const [wasKnown] = useState(() => without.has(client));
  useEffect(() => {
    if (isFound) without.add(client);
  }, [client, isFound]);
  return wasKnown;
}
