import type { ComponentType } from 'react';
import type { AnswerSharesProps, Kinded } from './kind/kind';
import { OptionShares } from './lettered/OptionShares';
import { GivenAnswers } from './numeric/GivenAnswers';

const shares = { single: OptionShares, multiple: OptionShares, numeric: GivenAnswers };

/** The component that draws how an item was answered. */
export const sharesOf = ({ kind = 'single' }: Kinded): ComponentType<AnswerSharesProps> =>
  shares[kind];
