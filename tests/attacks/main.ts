/**
 * `npm run attack`: attacks on the built server, started as production, on both kinds of database.
 *
 *   npm run attack                          all
 *   npm run attack -- tokens uploads        these topics
 *   npm run attack -- --database embedded   on one kind of database: embedded or postgres
 *   npm run attack -- --only "kid"          the attacks whose name has this
 *   npm run attack -- --judge               each attack on copies of the server with a mistake, where it has to work
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { buildOnce } from '../../scripts/build-once.ts';
import { readArguments, refuse } from '../../scripts/command-line.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { type Kind, kinds } from './kinds.ts';
import { prepareInstallations } from './production.ts';
import { type AttackReport, attackAll, attacksOn, carryOutOn } from './run.ts';
import { topics } from './topics.ts';
import type { Attack, Topic } from './types.ts';

const provesAttacks = process.argv.includes('--judge');
const { values, positionals } = readArguments(import.meta.filename, {
  args: process.argv.slice(2).filter((word) => word !== '--judge'),
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    database: { type: 'string' },
  },
});

const unknown = positionals.filter((name) => !(name in topics));
if (unknown.length > 0) refuse(`No such topic: ${unknown}. There are ${Object.keys(topics).join(', ')}.`);
const chosen = Object.entries(topics).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const provenOnOne = provesAttacks && !values.database;
/** A mistake is proven on one kind of database: the embedded one, unless the attack is about the other. */
const isChosen = (kind: Kind, { name, databases = kinds }: Attack) =>
  name.includes(values.only) && (!provenOnOne || kind === databases[0]);
const chosenKinds = kinds.filter(
  (kind) =>
    (values.database ?? kind) === kind &&
    chosen.some(([, topic]) => attacksOn(kind, topic).some((attack) => isChosen(kind, attack))),
);

if (!buildOnce()) process.exit(1);
const reports: { target: string; attack: AttackReport }[] = [];

function report(target: string, found: readonly AttackReport[]) {
  for (const attack of found) {
    const { result, name, seconds, why } = attack;
    const shown = why && `\n      ${why.split('\n').slice(0, 6).join('\n      ')}`;
    console.log(`${result.padEnd(6)}  ${target}: ${name} (${seconds.toFixed(1)} s)${shown}`);
    reports.push({ target, attack });
  }
}

/** Attacks the product, or copies of it with the attacks' mistakes in them. */
async function attackOn(
  kind: Kind,
  name: string,
  topic: Topic,
  installations: Awaited<ReturnType<typeof prepareInstallations>>,
) {
  const attacks = attacksOn(kind, topic).filter((attack) => isChosen(kind, attack));
  if (attacks.length === 0) return;
  const target = `${name} (${kind})`;
  if (!provesAttacks) return report(target, await attackAll(topic, attacks, { kind, installations }));
  for (const attack of attacks) {
    for (const mutation of attack.mutations) {
      report(target, [await carryOutOn(mutation, topic, attack, { kind, installations })]);
    }
  }
}

const needsPostgres = chosenKinds.includes('postgres');
const cluster = needsPostgres ? await startPostgres() : undefined;
try {
  for (const kind of chosenKinds) {
    const installations = await prepareInstallations(kind === 'postgres' ? cluster?.urlOf('postgres') : undefined);
    for (const [name, topic] of chosen) await attackOn(kind, name, topic, installations);
    await installations.discard();
  }
} finally {
  await cluster?.stop();
}

mkdirSync('reports', { recursive: true });
const results = reports.map(({ target, attack: { name, result, why } }) => ({ place: target, name, result, why }));
writeFileSync('reports/attacks.json', JSON.stringify(results, null, 2));
const count = (result: AttackReport['result']) => reports.filter(({ attack }) => attack.result === result).length;
if (provesAttacks) {
  console.log(`\n${count('broken')} mistakes noticed, ${count('held')} missed, ${count('failed')} not carried out`);
  process.exitCode = count('held') + count('failed') > 0 || reports.length === 0 ? 1 : 0;
} else {
  console.log(
    `\n${count('held')} held, ${count('broken')} broken${count('failed') > 0 ? `, ${count('failed')} not carried out` : ''}`,
  );
  process.exitCode = count('broken') + count('failed') > 0 || reports.length === 0 ? 1 : 0;
}
