/** Which addresses of a text lead somewhere. */
export interface Addresses {
  /** @returns the address of a link; undefined for one that is shown as text */
  ofLink: (address: string) => string | undefined;
  /** @returns the address of a picture; undefined for one that is shown as text */
  ofImage: (address: string) => string | undefined;
}

const longest = 2_000;
const media = /^media:([\w.-]{1,200})$/;

/**
 * Links lead to https only, and name no user, whose name could pass for a host's. Pictures come from
 * https.
 */
export const safeAddresses: Addresses = { ofLink: secureAddress, ofImage: secureAddress };

/** The id of a picture that the host has, `media:id`; undefined for any other address. */
export const mediaIdOf = (address: string): string | undefined => media.exec(address)?.[1];

function secureAddress(address: string): string | undefined {
  if (address.length > longest || !/^https:\/\/[^/\\]/i.test(address)) return undefined;
  try {
    const url = new URL(encodeAddress(address));
    const isSafe = url.protocol === 'https:' && url.username === '' && url.password === '';
    return isSafe ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Encodes what may not stand in an address, and leaves what is encoded already.
 *
 * @throws URIError for half a character
 */
export function encodeAddress(address: string): string {
  return encodeURI(address).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
}
