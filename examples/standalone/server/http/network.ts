import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** An address as `X-Forwarded-For` and `Forwarded` write it: also with a port, or in brackets. */
const written = /^"?(?:(?<v4>[\d.]+)|\[(?<bracketed>[^\]]+)\])(?::\d+)?"?$/;

/** IPv4 addresses in IPv6: mapped (RFC 4291), and of networks that have IPv6 only (RFC 6052). */
const inIPv6 = /^(?:::ffff:|64:ff9b::)(?<high>[\da-f]+):(?<low>[\da-f]+)$/;

/** An address in its one spelling, IPv4 as such; nothing for what is no address. */
export function readAddress(text: string): string | undefined {
  const { v4, bracketed } = written.exec(text.trim())?.groups ?? {};
  const [address = ''] = (v4 ?? bracketed ?? text.trim()).split('%', 1);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const { high, low } = inIPv6.exec(spelled)?.groups ?? {};
  if (high === undefined || low === undefined) return spelled;
  const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/**
 * The network that a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because a household or a school owns all addresses below them and could use another for each try.
 *
 * @param address that the nearest trusted proxy names
 * @param peer at the other end of the connection, which counts where the proxy names no address
 */
export function networkOf(address: string, peer = ''): string {
  const read = readAddress(address) ?? readAddress(peer);
  if (read === undefined) return 'unknown';
  if (isIPv4(read)) return read;
  const [head = '', tail] = read.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Whether an address is a trusted proxy's, however it is written.
 *
 * @param networks addresses, and networks such as `10.1.0.0/16`
 */
export function trustedBy(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const read = readAddress(address);
    return read !== undefined && trusted.check(read, isIP(read) === 4 ? 'ipv4' : 'ipv6');
  };
}
