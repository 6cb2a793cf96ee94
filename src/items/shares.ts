import type { ComponentType } from 'react';
import type { AnswerSharesProps } from './kind/kind';
import { OptionShares } from './lettered/OptionShares';

/** The component that draws how an item was answered. */
export const sharesOf = (_item: object): ComponentType<AnswerSharesProps> => OptionShares;
