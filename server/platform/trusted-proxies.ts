/** Whose `X-Forwarded-*` headers count: those of a number of proxies in front of the server, or of named networks. */
import { isIP } from 'node:net';

/** Empty: nobody's. */
export type TrustedProxies = { hops: number } | { networks: string[] };

const mostHops = 10;

/** Null for any other text. `true` is refused: it would trust every caller. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? { hops: Number(text) } : null;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? { networks } : null;
}

/** An address, or one with the length of its prefix; `/0` would be everyone. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128));
}

/**
 * As Fastify takes it. A plain number would not do: Fastify's own count trusts no proxy at all. `hop` is 0 for who has
 * connected, 1 for whom that one names, and so on.
 */
export function trustProxyOption(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return 'networks' in proxies ? proxies.networks : (_address, hop) => hop < proxies.hops;
}
