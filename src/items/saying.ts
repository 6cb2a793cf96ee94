import type { Saying } from './kind/kind';
import { single } from './single/saying';

/** How the answers to a question are put into words. */
export const sayingOf = (_question: object): Saying => single;
