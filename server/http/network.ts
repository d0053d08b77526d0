/** The network that an address belongs to, by which limits count, and the shortened address that is stored. */
import { isIPv6, SocketAddress } from 'node:net';

/**
 * What one caller can hardly change: an IPv4 address, or the /64 of an IPv6 address, which one household or server has
 * whole. An IPv4-mapped IPv6 address (`::ffff:…`) is the IPv4 address. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Enough to recognise where something came from, too little to name a household: an IPv4 /24 or an IPv6 /48. */
export function shortened(address: string): string {
  const network = networkOf(address);
  if (/^\d+(\.\d+){3}$/.test(network)) return network.replace(/\d+$/, '0/24');
  return network.replace(/^((?:[^:]+:){3})[^:]+::\/64$/, (_, prefix: string) => `${prefix}:/48`);
}

/** The eight groups of an IPv6 address, without leading zeros; null for what is none. */
function groupsOf(address: string): string[] | null {
  const [plain = ''] = address.split('%'); // without the zone: `fe80::1%eth0`
  if (!isIPv6(plain)) return null;
  // The platform's own parser brings every notation to one: short, lower case, `::` where zeros are left out.
  const { hostname } = new URL(`http://[${new SocketAddress({ address: plain, family: 'ipv6' }).address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function mappedIPv4(groups: string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
