import type { ComponentType } from 'react';
import type { KeyedQuestion } from '../api/entities';
import { kindOf, type ItemKind } from './kind';
import { single } from './single/printing';

/** What is printed of a question below its title, and in the key. */
export interface Printing {
  Options: ComponentType<Pick<KeyedQuestion, 'options'>>;
  Key: ComponentType<Pick<KeyedQuestion, 'options' | 'answer'>>;
}

const printings: Record<ItemKind, Printing> = { single };

export const printingOf = (question: object): Printing => printings[kindOf(question)];
