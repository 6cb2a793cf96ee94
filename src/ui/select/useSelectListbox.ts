import { laterCode, useLaterCode } from '../../base/laterCode';

/** The list that `Select` shows to mouse users. */
export const selectListbox = laterCode(async () => (await import('./SelectListbox')).SelectListbox);

/** The list, once it is wanted and loaded. Without it, a select remains native. */
export const useSelectListbox = (isWanted: boolean) => useLaterCode(selectListbox, isWanted);
