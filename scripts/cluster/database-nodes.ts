/** The two PostgreSQL nodes as Patroni sees them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answered, until } from './until.ts';

const view = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string(), host: z.string().optional() })),
});

type Member = z.infer<typeof view>['members'][number];

const isPrimary = ({ role, state }: Member) => (role === 'leader' || role === 'primary') && state === 'running';
/** Whose acknowledgement each commit waits for. */
const isStandby = ({ role, state }: Member) => role === 'sync_standby' && /^(running|streaming)$/.test(state);

/** What the first node that answers says. */
async function membersOf(addresses: readonly string[]): Promise<Member[]> {
  for (const address of addresses) {
    const answer = await answered(`http://${address}:8008/cluster`).catch(() => null);
    if (answer) return view.parse(await answer.json()).members;
  }
  return [];
}

/** The address of the primary as it says itself; null while there is none. */
export async function primaryOf(addresses: readonly string[]): Promise<string | null> {
  for (const address of addresses) {
    if (await answered(`http://${address}:8008/primary`).catch(() => null)) return address;
  }
  return null;
}

/** Resolves with the primary once the other node follows it and has all that it answers. */
export const untilWhole = (addresses: readonly string[], within = 90_000): Promise<string> =>
  until(
    'two database nodes',
    async () => {
      const members = await membersOf(addresses);
      return members.some(isPrimary) && members.some(isStandby) ? primaryOf(addresses) : null;
    },
    within,
  );

/** The process that has a node's database open; null while none has. */
export function postmasterOf(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}
