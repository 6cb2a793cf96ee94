import type { ComponentType } from 'react';
import type { KeyedQuestion } from '../api/entities';
import { single } from './single/printing';

/** What is printed of a question below its title, and in the key. */
export interface Printing {
  Options: ComponentType<Pick<KeyedQuestion, 'options'>>;
  Key: ComponentType<Pick<KeyedQuestion, 'options' | 'answer'>>;
}

export const printingOf = (_question: object): Printing => single;
