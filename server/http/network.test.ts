import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { networkOf, shortened } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', 'unknown'],
  ])('%s is kept as %s', (address, kept) => {
    expect(shortened(address)).toBe(kept);
  });
});

describe('§product.51 what counts by where a call comes from', () => {
  it('counts its network, so that an IPv6 /64 is one caller', async () => {
    const byAddress: string[] = [];
    for await (const file of glob('server/**/*.ts')) {
      if (file.includes('.test.') || file.startsWith('server/testing/')) continue;
      const found = readFileSync(file, 'utf8').match(
        /\b(countAttempt|attempts|resetAttempts|undoAttempt|consume)\([^;]*?\b(address|ip)\b[^;]*;/g,
      );
      byAddress.push(
        ...(found ?? []).filter((call) => !/networkOf\(|network\b/.test(call)).map((call) => `${file}: ${call}`),
      );
    }
    expect(byAddress).toEqual([]);
  });
});
