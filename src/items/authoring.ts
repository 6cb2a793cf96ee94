import type { Authoring } from './kind/kind';
import { single } from './single/authoring';

/** How an instructor sees a question. */
export const authoringOf = (_question: object): Authoring => single;
