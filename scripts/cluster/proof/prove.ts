/** Students learn while one part after another is killed; afterwards each acknowledged write is held against the database. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createInvitation } from '../../../server/account/invitation.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { Cluster } from '../cluster.ts';
import { assess, sentence } from './assess.ts';
import { callerFrom } from './call.ts';
import { faults, untilMended } from './faults.ts';
import { hold } from './held.ts';
import { page } from './page.ts';
import { createRecorder, type Fault, type Recorder } from './recorder.ts';
import { emailOf, live } from './student.ts';

/** Milliseconds from one fault to the next, which waits until the one before is mended. */
const between = 20_000;
/** Milliseconds after a fault in which students may notice it. */
const noticedAfter = 10_000;
/** Students come a few at a time: registering takes a processor 40 ms. */
const comeWithin = (students: number) => Math.max(10_000, students * 150);

export type Wanted = { minutes: number; students: number };

/** Returns whether it passed. */
export async function prove(cluster: Cluster, { minutes, students }: Wanted): Promise<boolean> {
  const recorder = createRecorder();
  const coming = comeWithin(students);
  const begin = Date.now();
  const end = begin + minutes * 60_000;
  // Whoever has come is left alone for a while: that is what the rest is compared with.
  const undisturbed = { from: begin + coming, to: begin + coming + (end - begin - coming) / 4 };
  const learning = Array.from({ length: students }, async (_, index) => {
    await pause((coming * index) / students);
    await learn(cluster, recorder, index, end);
  });
  await pause(Math.max(0, undisturbed.to - Date.now()));
  await disturb(cluster, recorder, end);
  await Promise.all(learning);
  await untilMended(cluster);
  const held = await hold(cluster.databaseUrl, recorder.writes);
  const result = assess(recorder, { held, undisturbed, students });
  mkdirSync('reports/cluster', { recursive: true });
  writeFileSync('reports/cluster/results.json', `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync('reports/cluster/index.html', page(recorder, result, { begin, end: Date.now() }));
  console.log('Report: reports/cluster/index.html');
  for (const line of result.problems.slice(0, 20)) console.log(`  ${line}`);
  console.log(sentence(result));
  return result.passed;
}

async function learn({ machines, secrets }: Cluster, recorder: Recorder, index: number, until: number): Promise<void> {
  const signer = { config: readConfig({ JWT_SECRET: secrets.JWT_SECRET }), now: () => new Date() };
  const names = { firstName: 'Noor', lastName: `Student ${index}` };
  const invitation = await createInvitation(signer, { email: emailOf(index), ...names });
  const call = callerFrom(machines.student(index), machines.origin, recorder);
  await live({ index, invitation, call, recorder, until }).catch((error: unknown) => {
    recorder.unanswered.push(`${emailOf(index)}: ${error instanceof Error ? error.message : error}`);
  });
}

async function disturb(cluster: Cluster, recorder: Recorder, end: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const fault = faults[turn % faults.length];
    // The last one is mended and looked at, too.
    if (!fault || Date.now() + between > end) return;
    const at = Date.now();
    const noted: Fault = { at, name: fault.name, noticed: Number.POSITIVE_INFINITY, wholeAfter: null };
    recorder.faults.push(noted);
    await fault.cause(cluster);
    noted.noticed = Date.now() - at + noticedAfter;
    await pause(1_000); // until the cluster itself has noticed
    await untilMended(cluster);
    noted.wholeAfter = Date.now() - at;
    console.log(`${fault.name}: whole again after ${(noted.wholeAfter / 1000).toFixed(1)} s`);
    await pause(Math.max(0, at + between - Date.now()));
  }
}
