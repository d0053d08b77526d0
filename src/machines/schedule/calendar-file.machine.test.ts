import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { classCalendarMachine } from './calendar-file.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(downloadCalendar: (classId: string | undefined) => Promise<Blob>) {
  const logic = fromPromise<Blob, { classId?: string }>(({ input }) => downloadCalendar(input.classId));
  const flow = createActor(classCalendarMachine.provide({ actors: { downloadCalendar: logic } }), {
    input: { classId: 'office-hours' },
  });
  const saved: unknown[] = [];
  flow.on('save.file', (event) => saved.push(event));
  return { flow: flow.start(), saved };
}

describe('§schedule.6 Class Schedule page: a class for the own calendar', () => {
  it('hands over the file of that class, under its name', async () => {
    const { flow, saved } = start(async (classId) => new Blob([classId ?? '']));
    flow.send({ type: 'download' });
    await settled();
    expect(saved).toEqual([{ type: 'save.file', file: new Blob(['office-hours']), name: 'office-hours.ics' }]);
    expect(flow.getSnapshot().value).toBe('idle');
  });

  it('asks once, however often it is told to', async () => {
    let calls = 0;
    const { flow } = start(async () => new Blob([`${++calls}`]));
    for (let click = 0; click < 20; click += 1) flow.send({ type: 'download' });
    await settled();
    expect(calls).toBe(1);
  });

  it('says that it failed, and can be asked again', async () => {
    let calls = 0;
    const { flow, saved } = start(() => (++calls > 1 ? Promise.resolve(new Blob()) : Promise.reject(new Error('no'))));
    flow.send({ type: 'download' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { kind: 'broken' } } });
    flow.send({ type: 'download' });
    await settled();
    expect(saved).toHaveLength(1);
  });
});
