import type { Answering, Kinded } from './kind/kind';
import { multiple } from './multiple/answering';
import { single } from './single/answering';

/** How a question is answered. */
export const answeringOf = ({ kind }: Kinded): Answering =>
  kind === 'multiple' ? multiple : single;
