/** Runs attacks against a server, and proves them on servers with a mistake. */
import { AssertionError } from 'node:assert/strict';
import type { Mutation } from '../mutation.ts';
import type { Kind } from './kinds.ts';
import { type Installations, mutatedSource } from './production.ts';
import { startTarget, type Target } from './target.ts';
import type { Attack, Topic } from './types.ts';

/** `failed`: the attack could not be carried out, which says nothing about the product. */
export type AttackReport = { name: string; result: 'held' | 'broken' | 'failed'; why: string; seconds: number };

export const attacksOn = (kind: Kind, { attacks }: Topic): Attack[] =>
  attacks.filter(({ databases }) => databases?.includes(kind) ?? true);

export async function carryOut({ name, run }: Pick<Attack, 'name' | 'run'>, target: Target): Promise<AttackReport> {
  const start = Date.now();
  const end = (result: AttackReport['result'], why = '') => ({
    name,
    result,
    why,
    seconds: (Date.now() - start) / 1000,
  });
  try {
    await run(target);
    return target.isRunning() ? end('held') : end('broken', 'The server has ended.');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (!target.isRunning()) return end('broken', `The server has ended: ${why}`);
    return end(error instanceof AssertionError ? 'broken' : 'failed', why);
  }
}

type Surroundings = { kind: Kind; installations: Installations };

/** All of a topic's attacks, one after another on one server. */
export async function attackAll(topic: Topic, attacks: readonly Attack[], { kind, installations }: Surroundings) {
  const installation = await installations.install();
  const target = await startTarget({ kind, installation, ...(topic.settings && { settings: topic.settings }) });
  const reports: AttackReport[] = [];
  try {
    for (const attack of attacks) reports.push(await carryOut(attack, target));
  } finally {
    await target.stop();
    await installation.discard();
  }
  return reports;
}

/** Whether the attack works on a server with the mistake: `held` means that the attack proves nothing. */
export async function carryOutOn(
  mutation: Mutation | readonly Mutation[],
  topic: Topic,
  attack: Attack,
  { kind, installations }: Surroundings,
): Promise<AttackReport> {
  const mutations = 'file' in mutation ? [mutation] : mutation;
  const { root, discard } = mutatedSource(mutations);
  const installation = await installations.install();
  const name = `${attack.name} ← ${mutations.map(({ file, to }) => `${file}: ${to.trim().split('\n')[0]}`).join('; ')}`;
  try {
    const target = await startTarget({ kind, installation, root, ...(topic.settings && { settings: topic.settings }) });
    return { ...(await carryOut(attack, target).finally(target.stop)), name };
  } catch (error) {
    return { name, result: 'failed', why: error instanceof Error ? error.message : String(error), seconds: 0 };
  } finally {
    await installation.discard();
    discard();
  }
}
