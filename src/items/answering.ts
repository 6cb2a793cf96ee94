import type { Answering, Kinded } from './kind/kind';
import { multiple } from './multiple/answering';
import { numeric } from './numeric/answering';
import { single } from './single/answering';

const answering = { single, multiple, numeric };

/** How a question is answered. */
export const answeringOf = ({ kind = 'single' }: Kinded): Answering => answering[kind];
