import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { QuizClient } from '../../api/createQuizClient';

/** Only asking tells whether a server keeps a history. */
const without = new WeakSet<QuizClient>();

/**
 * Whether the server was known to keep no history when the widget appeared.
 *
 * @param isFound whether it has turned out so since; remembered for as long as the client lives
 */
export function useLacksHistory(isFound: boolean): boolean {
  const { client } = useApi();
  const [wasKnown] = useState(() => without.has(client));
  useEffect(() => {
    if (isFound) without.add(client);
  }, [client, isFound]);
  return wasKnown;
}
