/** A sample of the quick attacks of `npm run attack`, drawn by the seed, on the database that the test run uses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cluster } from '../../server/testing/database.ts';
import { drawn } from '../draw.ts';
import { seed } from '../samples.ts';
import type { Kind } from './kinds.ts';
import { type Installation, type Installations, prepareInstallations } from './production.ts';
import { attacksOn, carryOut } from './run.ts';
import { startTarget, type Target } from './target.ts';
import { topics } from './topics.ts';

/** Milliseconds: real processes start here, on a machine that may be busy. */
const timeout = 180_000;
const kind: Kind = cluster ? 'postgres' : 'embedded';

/** Several attacks of one topic are drawn, as starting a topic's server takes most of the time. */
const attacksOfTopic = 8;

const quick = Object.entries(topics)
  .map(([name, topic]) => ({ name, topic, attacks: attacksOn(kind, topic).filter(({ isSlow }) => !isSlow) }))
  .filter(({ attacks }) => attacks.length > 0);
const sampled = drawn(quick, 1, seed, ({ name }) => name).map(({ attacks, ...topic }) => ({
  ...topic,
  attacks: drawn(attacks, attacksOfTopic, seed, ({ name }) => name),
}));

let installations: Installations;
beforeAll(async () => {
  installations = await prepareInstallations(cluster);
}, timeout);
afterAll(() => installations.discard());

describe.each(sampled)('Attacks on a server in production: $name', ({ topic, attacks }) => {
  let installation: Installation;
  let target: Target;
  beforeAll(async () => {
    installation = await installations.install();
    target = await startTarget({ kind, installation, ...(topic.settings && { settings: topic.settings }) });
  }, timeout);
  afterAll(async () => {
    await target.stop();
    await installation.discard();
  });

  it.each(attacks)('$name', { timeout }, async (attack) => {
    expect(await carryOut(attack, target)).toMatchObject({ result: 'held', why: '' });
  });
});
