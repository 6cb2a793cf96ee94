import type { Messages } from '../messages/en';
import { longestEmailAddress } from './limits';
import { misleadingSign } from './oneLineText';
import { isLongTyped, withoutUnseen } from './unseenSigns';

/**
 * Accepts anything that looks like an address with a domain suffix of 2 or more letters (spec §5), in
 * any script, also as it is spelled in ASCII (`xn--`). The pattern of the contract.
 */
export const emailAddressPattern =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- each stands for itself
  /^[^\s@\u0000<>(),;:"[\]\\]+@([\p{L}\p{M}\p{N}_\u200C\u200D-]+\.)+([\p{L}\p{M}]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/u;

/** What stands around an address in a text or a list. */
const before = /^[\s\u202A-\u202C\u2066-\u2069<>()[\]{}"'`“”„‘’‚«»‹›「」『』,;:،؛、•]+/;
const after = /[\s\u202A-\u202C\u2066-\u2069<>()[\]{}"'`“”„‘’‚«»‹›「」『』,;:،؛、.!?؟/]+$/;

/** A name before an address in brackets. */
const named = /^[^<>()[\]@]*[([]([^<>()[\]@]*@[^<>()[\]@]*)[)\]][\s,;.]*$/;

/** Signs that nobody sees, which names may need and addresses do not. */
const selectors = /[\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** The address of a `mailto:` link, without the subject that it may bring. */
function ofLink(link: string): string {
  const [address = ''] = link.replace(/^[^:]*:(\s*\/\/)?/, '').split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** One step towards the address: out of `Name <…>`, out of a link, or out of its punctuation. */
function unwrapped(text: string): string {
  const [, name = '', inner] = /^([^<>]*)<([^<>]*@[^<>]*)>[\s,;.]*$/.exec(text) ?? [];
  // A name that is another address could be meant instead.
  if (inner !== undefined && (!name.includes('@') || inner.includes(name.trim()))) return inner;
  if (/^\s*mailto:/i.test(text)) return ofLink(text);
  const [, bracketed] = named.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const withoutComment = text.replace(/^\s*e-?mail\s*:/i, '').replace(/\([^()@]*\)\s*$/, '');
  return withoutComment.replace(before, '').replace(after, '');
}

/**
 * The address that somebody means: without invisible signs, without `mailto:`, a name or punctuation
 * around it, and with the signs of other keyboards (`＠`, `。`) in their usual form. Text that may mean
 * something else stays, and `emailAddressPattern` refuses it.
 */
export function readEmailAddress(typed: string): string {
  if (isLongTyped(typed)) return typed;
  // In a domain, the full stop of East Asian keyboards is a dot.
  const plain = withoutUnseen(typed.normalize('NFKC')).replaceAll('。', '.');
  let address = plain.replace(selectors, '').replace(/[\u2010\u2011]/g, '-');
  for (let last = ''; last !== address;) {
    last = address;
    address = unwrapped(last);
  }
  return address.replace(/\s*@\s*/g, '@');
}

/**
 * What is wrong with an address; undefined if nothing is. The reason is given where it can be told.
 *
 * @param address from `readEmailAddress`
 */
export function emailProblem(address: string, words: Messages['validation']): string | undefined {
  if (address === '') return words.emailRequired;
  if (!emailAddressPattern.test(address) || misleadingSign(address))
    return whyInvalid(address, words);
  if (address.length > longestEmailAddress) return words.emailTooLong(longestEmailAddress);
  return undefined;
}

function whyInvalid(address: string, words: Messages['validation']): string {
  if (address.split('@').length > 2) return words.emailSeveral;
  const [local = '', domain = ''] = address.split('@');
  if (/\s/.test(address)) return words.emailSpace;
  const hidden = misleadingSign(address);
  if (hidden) return words.emailSign(hidden.sign);
  const [sign] = /[<>(),;:"[\]\\]/.exec(local) ?? /[^\p{L}\p{M}\p{N}_.-]/u.exec(domain) ?? [];
  return sign === undefined ? words.emailInvalid : words.emailSign(sign);
}
