import { laterCode, useLaterCode } from '../../base/laterCode';
import type { bankParts } from './bankParts';

export type BankParts = typeof bankParts;

const code = laterCode(async () => (await import('./bankParts')).bankParts);

/**
 * Filters, dialogs and shortcuts, which load once the first rows are there.
 *
 * @returns null until they have loaded
 */
export const useBankParts = (areRowsThere: boolean): BankParts | null =>
  useLaterCode(code, areRowsThere);
