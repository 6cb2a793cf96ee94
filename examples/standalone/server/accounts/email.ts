/** An address as it is stored and compared: trimmed, in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The address of an erased account: mail to it never reaches anyone (RFC 2606). */
export function addressOfErased(id: string): string {
  return `erased-${id.toLowerCase()}@${erasedDomain}`;
}

/**
 * Whether an account was erased. Nobody else may get such an address, or it would be taken when it
 * is needed.
 */
export function isErased({ email }: { email: string }): boolean {
  return email.endsWith(`@${erasedDomain}`);
}

export const erasedDomain = 'erased.invalid';
