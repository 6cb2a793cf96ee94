import type { Authoring, Kinded } from './kind/kind';
import { multiple } from './multiple/authoring';
import { numeric } from './numeric/authoring';
import { single } from './single/authoring';

const authoring = { single, multiple, numeric };

/** How an instructor sees a question. */
export const authoringOf = ({ kind = 'single' }: Kinded): Authoring => authoring[kind];
