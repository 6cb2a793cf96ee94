import type { Authoring, Kinded } from './kind/kind';
import { multiple } from './multiple/authoring';
import { single } from './single/authoring';

/** How an instructor sees a question. */
export const authoringOf = ({ kind }: Kinded): Authoring =>
  kind === 'multiple' ? multiple : single;
