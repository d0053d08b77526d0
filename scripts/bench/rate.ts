/** Requests per second and p99 of the catalogue's call, beside a bare route that sends the same bytes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { launch, type Server } from './server.ts';

const rounds = 3;
const seconds = 4;
const connections = 20;

export type Rate = { perSecond: number; p99: number };

/** The servers are measured in turns, so that other load on the machine affects both alike. */
export async function measureRate(product: Server, folder: string) {
  const target = `${product.url}/v1/marketing/courses`;
  const answer = await fetch(target);
  if (!answer.ok) throw new Error(`${target} answered ${answer.status}.`);
  const file = join(folder, 'courses.json');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const bare = await launch('scripts/bench/bare.ts', '/', { BODY: file });
  const ours: Rate[] = [];
  const theirs: Rate[] = [];
  try {
    await load(target, 1);
    await load(bare.url, 1);
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await load(target, seconds));
      theirs.push(await load(bare.url, seconds));
    }
  } finally {
    await bare.stop();
  }
  const ratio = (key: keyof Rate) => median(ours.map((rate, round) => rate[key] / (theirs[round]?.[key] ?? 0)));
  return {
    product: middle(ours),
    bare: middle(theirs),
    perSecondRatio: ratio('perSecond'),
    p99Ratio: ratio('p99'),
  };
}

export async function load(url: string, duration: number, token?: string): Promise<Rate> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, duration, connections, headers });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} of ${result.requests.total} requests to ${url} failed.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const middle = (rates: Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p99: median(rates.map(({ p99 }) => p99)),
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
