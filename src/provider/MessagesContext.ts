import { createContext, useContext } from 'react';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import { wordsOf, type Section } from '../messages/wordsOf';

/** The host's own sentences; all others are English. */
export const MessagesContext = createContext<MessageOverrides | undefined>(undefined);

/** The words of a section in the nearest provider's language; English outside any provider. */
export function useWords<Words extends object>(section: Section<Words>): Words {
  return wordsOf(section, useContext(MessagesContext));
}
