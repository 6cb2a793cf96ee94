import type { ComponentType } from 'react';
import type { Messages } from '../messages/en';
import type { AskedItem } from './pooledItem';
import { OptionShares } from './single/OptionShares';

export interface AnswerSharesProps {
  item: AskedItem;
  words: Messages['evidence'];
  /** Writes how many of all attempts. */
  formatCount: (count: number, attempts: number) => string;
}

/** The component that draws how an item was answered. */
export const sharesOf = (_item: object): ComponentType<AnswerSharesProps> => OptionShares;
