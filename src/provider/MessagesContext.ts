import { createContext, useContext } from 'react';
import { en, type Messages } from '../messages/en';

export const MessagesContext = createContext<Messages>(en);

/** Every sentence of the nearest provider's language; English outside of one. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
