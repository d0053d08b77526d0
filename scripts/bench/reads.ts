/**
 * How many calls a second each GET of the contract takes, and how many statements it asks, on both kinds of database,
 * beside a bare route of the same kind (`bare-read.ts`).
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../server/testing/postgres.ts';
import { type Read, readsIn } from './demonstrated-reads.ts';
import { load, median, type Rate } from './rate.ts';
import { launch } from './server.ts';

export type MeasuredRead = Read & Rate & { ratio: number };

/** In turns with the bare route, so that other load on the machine affects both alike. */
const rounds = 3;
const seconds = 1;

export async function measureReads(folder: string, settings: Record<string, string>) {
  const cluster = await startPostgres();
  try {
    const url = await cluster.create('reads');
    return {
      postgres: await measure({ ...settings, DATA_FOLDER: join(folder, 'reads-postgres'), DATABASE_URL: url }),
      embedded: await measure({ ...settings, DATA_FOLDER: join(folder, 'reads-embedded') }),
    };
  } finally {
    await cluster.stop();
  }
}

async function measure(settings: Record<string, string>): Promise<MeasuredRead[]> {
  const seeded = await launch('server/main.ts', '/health/ready', settings);
  await seeded.stop();
  const { reads, token } = await readsIn({ ...settings, DEMO: 'true' });
  const folder = settings['DATA_FOLDER'] ?? '';
  // The embedded database is for one process, so the bare route has a copy.
  if (!settings['DATABASE_URL']) cpSync(folder, `${folder}-bare`, { recursive: true });
  const bare = await launch('scripts/bench/bare-read.ts', '/ready', {
    ...settings,
    ...(!settings['DATABASE_URL'] && { DATA_FOLDER: `${folder}-bare` }),
  });
  const server = await launch('server/main.ts', '/health/ready', settings);
  try {
    await load(bare.url, 2, token);
    const measured: MeasuredRead[] = [];
    for (const read of reads) {
      const url = `${server.url}/v1${read.address}`;
      await load(url, 0.5, read.token);
      const [ours, theirs]: [Rate[], Rate[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await load(url, seconds, read.token));
        theirs.push(await load(bare.url, seconds, token));
      }
      const of = (key: keyof Rate) => median(ours.map((rate) => rate[key]));
      const ratio = median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? 0)));
      console.error(read.operation, read.statements, of('perSecond'), ratio.toFixed(2), of('p99'));
      measured.push({ ...read, perSecond: of('perSecond'), p99: of('p99'), ratio });
    }
    return measured;
  } finally {
    await server.stop();
    await bare.stop();
  }
}

/** The limits: the share of the bare route's calls a second, the p99 in milliseconds, and the statements of a call. */
const marks = {
  postgres: { ratio: 0.5, p99: 25 },
  embedded: { ratio: 0.3, p99: Number.POSITIVE_INFINITY },
  statements: 4,
};

const isOver = (kind: 'postgres' | 'embedded', { ratio, p99, statements }: MeasuredRead) =>
  ratio < marks[kind].ratio || p99 > marks[kind].p99 || statements > marks.statements;

type Both = Awaited<ReturnType<typeof measureReads>>;

export const areReadsOver = ({ postgres, embedded }: Both) =>
  postgres.some((read) => isOver('postgres', read)) || embedded.some((read) => isOver('embedded', read));

export function readsTable({ postgres, embedded }: Both): string {
  const cells = ({ perSecond, ratio, p99 }: MeasuredRead) =>
    `${perSecond.toFixed(0)} | ${ratio.toFixed(2)} | ${p99.toFixed(0)}`;
  const lines = postgres.map((read, at) => {
    const other = embedded[at] ?? read;
    const over = [isOver('postgres', read) && 'PostgreSQL', isOver('embedded', other) && 'embedded'].filter(Boolean);
    return `| ${read.operation} | ${read.statements} | ${cells(read)} | ${cells(other)} | ${over.join(', ')} |`;
  });
  return [
    '| Read | statements | PostgreSQL: a second | of the bare route | p99, ms | embedded: a second | of the bare route | p99, ms | over its mark |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}
