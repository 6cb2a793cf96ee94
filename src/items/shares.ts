import type { ComponentType } from 'react';
import type { Messages } from '../messages/en';
import { kindOf, type ItemKind } from './kind';
import type { AskedItem } from './pooledItem';
import { OptionShares } from './single/OptionShares';

export interface AnswerSharesProps {
  item: AskedItem;
  words: Messages['evidence'];
  /** Writes how many of all attempts. */
  formatCount: (count: number, attempts: number) => string;
}

const shares: Record<ItemKind, ComponentType<AnswerSharesProps>> = { single: OptionShares };

/** The component that draws how an item was answered. */
export const sharesOf = (item: object): ComponentType<AnswerSharesProps> => shares[kindOf(item)];
