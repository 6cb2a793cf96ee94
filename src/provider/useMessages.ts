import { useContext, useMemo } from 'react';
import { en, type Messages } from '../messages/en';
import { mergeMessages } from '../messages/language/mergeMessages';
import { MessagesContext } from './MessagesContext';

/**
 * Every sentence of the nearest provider's language; English outside any provider. For hosts: a
 * widget takes the sections that it needs with `useWords`.
 */
export function useMessages(): Messages {
  const overrides = useContext(MessagesContext);
  return useMemo(() => (overrides ? mergeMessages(en, overrides) : en), [overrides]);
}
