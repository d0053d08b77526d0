import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleClasses } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { type ClassSession, schedulesMachine, timetable } from './list.machine.ts';

const [example] = exampleClasses;
if (!example) throw new Error('The contract has no example of a class.');
const at = (startsAt: string): ClassSession => ({ ...example, id: startsAt, startsAt });

async function start(listClasses: () => Promise<ClassSession[]>, zone = 'UTC') {
  const machine = schedulesMachine.provide({ actors: { listClasses: fromPromise(listClasses) } });
  const flow = createActor(machine, { input: { now: () => Date.parse('2026-11-20T09:00:00Z'), zone } }).start();
  await settled();
  return flow;
}

const ids = (sessions: ClassSession[]) => sessions.map(({ id }) => id);

describe('§schedule.2 Class Schedule page', () => {
  it('shows today, what is to come, and what is past, latest first', async () => {
    const starts = [
      '2026-11-24T16:00Z',
      '2026-11-18T10:00Z',
      '2026-11-20T08:00Z',
      '2026-11-21T00:30Z',
      '2026-11-19T10:00Z',
    ];
    const flow = await start(async () => starts.map(at));
    expect(flow.getSnapshot().value).toBe('loaded');
    const { today, upcoming, past } = timetable(flow.getSnapshot().context);
    expect(ids(today)).toEqual(['2026-11-20T08:00Z']);
    expect(ids(upcoming)).toEqual(['2026-11-21T00:30Z', '2026-11-24T16:00Z']);
    expect(ids(past)).toEqual(['2026-11-19T10:00Z', '2026-11-18T10:00Z']);
  });

  it("§schedule.2: a day is the viewer's", async () => {
    const flow = await start(async () => [at('2026-11-21T00:30Z')], 'America/New_York');
    expect(ids(timetable(flow.getSnapshot().context).today)).toEqual(['2026-11-21T00:30Z']);
  });

  it('a failed load can be tried again', async () => {
    let calls = 0;
    const flow = await start(async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return exampleClasses;
    });
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('loaded');
  });
});
