import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { QuizClient } from '../../api/createQuizClient';

/** Only a try shows whether a server has an optional operation that changes something. */
const without = new WeakSet<QuizClient>();

/**
 * Whether the server is known to be unable to add time, and a function that records this. The
 * client remembers it for as long as it lives.
 */
export function useLacksMoreTime(): [boolean, () => void] {
  const { client } = useApi();
  const [, setFound] = useState(false);
  const found = () => {
    without.add(client);
    setFound(true);
  };
  return [without.has(client), found];
}
