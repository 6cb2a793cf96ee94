import { useContext, useMemo } from 'react';
import { en, type Messages } from '../messages/en';
import { mergeMessages } from '../messages/language/mergeMessages';
import { MessagesContext } from './MessagesContext';

/**
 * Every sentence of the nearest provider's language; English outside any provider. For hosts only:
 * widgets load just the sections they need with `useWords`.
 */
export function useMessages(): Messages {
  const overrides = useContext(MessagesContext);
  return useMemo(() => (overrides ? mergeMessages(en, overrides) : en), [overrides]);
}
