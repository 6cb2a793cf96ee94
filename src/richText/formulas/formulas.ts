import { laterCode } from '../../base/laterCode';

/** The reader of formulas, which loads when a text has one. */
export const formulas = laterCode(async () => (await import('./readFormula')).readFormula);
