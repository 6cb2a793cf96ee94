import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { QuizClient } from '../../api/createQuizClient';

/** Only trying tells whether a server has an optional operation that changes something. */
const without = new WeakSet<QuizClient>();

/**
 * Whether the server is known to have no way of giving more time, and a function to say that it
 * has turned out so; it is remembered for as long as the client lives.
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
