import type { Printing } from './kind/kind';
import { single } from './single/printing';

/** How a question is printed. */
export const printingOf = (_question: object): Printing => single;
