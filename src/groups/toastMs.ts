/** How long toasts on the groups page stay (spec §9), in milliseconds. */
export const toastMs = 3000;
