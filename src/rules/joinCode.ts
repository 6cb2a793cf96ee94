/** Letters and digits of a join code: 32, none that is mistaken for another (no I, O, 0, 1). */
export const joinCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Length of a join code. */
export const joinCodeLength = 8;

/** A join code as it is compared: upper case, without spaces and dashes. */
export function normalizeJoinCode(typed: string): string {
  return typed.replace(/[\s\-‐-―]/gu, '').toUpperCase();
}

/**
 * Makes a join code from random bytes.
 *
 * @param bytes at least 8 bytes from a cryptographic source; 256 is a multiple of 32, so every
 *   character is equally likely
 */
export function joinCodeFrom(bytes: Uint8Array): string {
  return Array.from(
    bytes.subarray(0, joinCodeLength),
    (byte) => joinCodeAlphabet[byte % joinCodeAlphabet.length],
  ).join('');
}
