/** What a proof does to the cluster while students learn. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { primaryOf, untilWhole } from '../database-nodes.ts';
import { until } from '../until.ts';

/** `cause` resolves when what was taken away is started again. */
type Fault = { name: string; cause: (cluster: Cluster) => Promise<void> };

const anyOf = <One>(all: readonly One[]): One => {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('None to choose from');
  return one;
};

async function nodes({ machines, databases }: Cluster) {
  const primary = await primaryOf(machines.databases);
  const [is, isNot] = [
    databases.find(({ address }) => address === primary),
    databases.find(({ address }) => address !== primary),
  ];
  if (!is || !isNot) throw new Error('There is no primary');
  return { primary: is, replica: isNot };
}

const untilReady = ({ apps }: Cluster) => Promise.all(apps.map(({ name, isReady }) => until(name, isReady, 90_000)));

export const faults: readonly Fault[] = [
  {
    name: 'App killed',
    cause: async ({ apps }) => anyOf(apps).part.kill(),
  },
  {
    name: 'Primary killed',
    cause: async (cluster) => (await nodes(cluster)).primary.killPostgres(),
  },
  {
    name: 'etcd stopped',
    cause: async ({ etcd }) => {
      await etcd.end('SIGKILL');
      await pause(6_000);
      etcd.begin();
    },
  },
  {
    name: 'Replica restarted',
    cause: async (cluster) => {
      const { replica } = await nodes(cluster);
      await replica.part.end();
      replica.part.begin();
    },
  },
  {
    name: "Primary's machine lost",
    cause: async (cluster) => {
      const { primary } = await nodes(cluster);
      await primary.part.end('SIGKILL');
      primary.killPostgres();
      await pause(15_000);
      primary.part.begin();
    },
  },
  {
    name: 'App rolled out',
    cause: async ({ apps }) => {
      for (const { name, part, isReady } of apps) {
        await part.end();
        part.begin();
        await until(name, isReady, 90_000);
        await pause(2_000); // the balancer has noticed
      }
    },
  },
];

/** Resolves once everything runs again: the next fault meets a whole cluster. */
export async function untilMended(cluster: Cluster): Promise<void> {
  await Promise.all([untilWhole(cluster.machines.databases, 120_000), untilReady(cluster)]);
}
