import { isIPv6 } from 'node:net';

/**
 * The network that a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because a household or a school owns all addresses below them and could use another for each try.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return address;

  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const first = [...before, ...zeros, ...after].slice(0, 4);
  return `${first.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
