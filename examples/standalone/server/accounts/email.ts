import { domainToASCII, domainToUnicode } from 'node:url';
import { readEmailAddress } from 'quizwright/rules';

/**
 * An address as it is stored and compared: as it is meant, in lower case, and with its domain in its
 * own script, because browsers send some domains in ASCII (`xn--`).
 */
export function normalizeEmail(typed: string): string {
  const address = readEmailAddress(typed).toLowerCase();
  const start = address.lastIndexOf('@') + 1;
  const domain = domainToUnicode(domainToASCII(address.slice(start)));
  return domain === '' ? address : address.slice(0, start) + domain;
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
