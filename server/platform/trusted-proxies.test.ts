import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type TrustedProxies, trustProxyOption } from './trusted-proxies.ts';

const client = '203.0.113.7';
const forged = '198.51.100.1';
const proxy = '10.0.0.5';
const outer = '10.0.0.6';

/** The caller's address as the server takes it: `from` connects, and says `forwarded` of whom it speaks for. */
async function addressOf(proxies: TrustedProxies, from: string, ...forwarded: string[]): Promise<string> {
  const app = Fastify({ trustProxy: trustProxyOption(proxies) });
  app.get('/', async (request) => request.ip);
  const headers = forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {};
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers });
  await app.close();
  return body;
}

describe('§settings.6 a forged X-Forwarded-For changes nothing', () => {
  it('without TRUST_PROXY', async () => {
    expect(await addressOf({ hops: 0 }, client, forged)).toBe(client);
    expect(await addressOf({ hops: 0 }, client, forged, forged)).toBe(client);
  });

  it('behind one proxy, which appends the address that it sees', async () => {
    expect(await addressOf({ hops: 1 }, proxy, client)).toBe(client);
    expect(await addressOf({ hops: 1 }, proxy, forged, client)).toBe(client);
    expect(await addressOf({ hops: 1 }, proxy, forged, forged, client)).toBe(client);
  });

  it('behind two', async () => {
    expect(await addressOf({ hops: 2 }, proxy, client, outer)).toBe(client);
    expect(await addressOf({ hops: 2 }, proxy, forged, client, outer)).toBe(client);
  });

  it('behind named networks, and to who connects from elsewhere', async () => {
    const proxies = { networks: ['10.0.0.0/8'] };
    expect(await addressOf(proxies, proxy, client)).toBe(client);
    expect(await addressOf(proxies, proxy, forged, client)).toBe(client);
    expect(await addressOf(proxies, proxy, forged, client, outer)).toBe(client);
    expect(await addressOf(proxies, '::ffff:10.0.0.5', forged, client)).toBe(client);
    expect(await addressOf(proxies, client, forged)).toBe(client);
    expect(await addressOf(proxies, client, forged, '10.1.1.1')).toBe(client);
  });
});
