/** An address as it is stored and compared: without surrounding blanks, in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The address of an account whose owner was erased: nobody is ever reached there (RFC 2606). */
export function addressOfErased(id: string): string {
  return `erased-${id.toLowerCase()}@${erasedDomain}`;
}

/**
 * Whether an account's owner was erased. Nobody else gets such an address, or it would be taken when
 * it is needed.
 */
export function isErased({ email }: { email: string }): boolean {
  return email.endsWith(`@${erasedDomain}`);
}

export const erasedDomain = 'erased.invalid';
