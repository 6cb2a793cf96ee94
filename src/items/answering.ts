import type { Answering } from './kind/kind';
import { single } from './single/answering';

/** How a question is answered. */
export const answeringOf = (_question: object): Answering => single;
