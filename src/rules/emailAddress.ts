/**
 * Accepts anything that looks like an address with a domain suffix of 2 or more letters (spec §5).
 */
export const emailAddressPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;
