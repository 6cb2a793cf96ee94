/** How long toasts of the groups page stay (spec §9), in milliseconds. */
export const toastMs = 3000;
