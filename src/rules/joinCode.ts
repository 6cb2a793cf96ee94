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

/** Names under which a join link may carry its code. */
const parameterNames = ['join', 'code'];
const linkLike = /[/?#=]/;

/**
 * The code in what somebody typed, pasted or scanned: a code, with or without dashes, or a whole join
 * link, whose code is in `?join=`, in `?code=` or a part of its path. What is neither is answered as
 * it is.
 */
export function readJoinCode(typed: string): string {
  const text = typed.trim();
  return tidyJoinCode(linkLike.test(text) ? codeOfLink(text) : text);
}

function codeOfLink(link: string): string {
  const parts = link.split(/[/?#&]/).map((part) => part.split('='));
  const named = parts.find(([name = '']) => parameterNames.includes(name))?.[1];
  if (named) return decoded(named);
  const codes = parts.flatMap((part) => part.at(-1) ?? []).filter(isJoinCode);
  return codes.at(-1) ?? link;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A percent sign that is none.
    return value;
  }
}

function isJoinCode(text: string): boolean {
  const code = normalizeJoinCode(text);
  return (
    code.length === joinCodeLength &&
    [...code].every((character) => joinCodeAlphabet.includes(character))
  );
}

/** Other servers may have codes of another kind, in which case and dashes say something. */
function tidyJoinCode(code: string): string {
  return isJoinCode(code) ? normalizeJoinCode(code) : code;
}
