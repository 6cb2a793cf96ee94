import { laterCode } from '../../base/laterCode';

/** The reader of formulas, which loads when a text has one. */
export const formulas = laterCode(async () => (await import('./readFormula')).readFormula);

/** What puts formulas into words, which loads with it. */
export const laterFormulaLine = laterCode(async () => (await import('./formulaLine')).formulaLine);
