import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleStudentViewOff, exampleStudentViewOn } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { studentViewMachine } from './student-view.machine.ts';

function begin(isOn: boolean, failures = 0) {
  const [called, switched]: [unknown[], unknown[]] = [[], []];
  let left = failures;
  const answer = <Output, Input>(name: string, output: Output) =>
    fromPromise<Output, Input>(async ({ input }) => {
      called.push([name, input]);
      left -= 1;
      if (left >= 0) throw new Error('no answer');
      return output;
    });
  const actors = {
    startStudentView: answer<typeof exampleStudentViewOn, { courseId: string }>('start', exampleStudentViewOn),
    endStudentView: answer<typeof exampleStudentViewOff, unknown>('end', exampleStudentViewOff),
  };
  const flow = createActor(studentViewMachine.provide({ actors }), { input: { courseId: 'data-analytics', isOn } });
  flow.on('switched', ({ session }) => switched.push(session));
  return { flow: flow.start(), called, switched, value: () => flow.getSnapshot().value };
}

describe('§teaching.20 Student view', () => {
  it('is started from its course', async () => {
    const { flow, called, switched, value } = begin(false);
    expect(value()).toBe('off');
    flow.send({ type: 'start' });
    flow.send({ type: 'start' });
    expect(value()).toBe('starting');
    await settled();
    expect([value(), called]).toEqual(['opening', [['start', { courseId: 'data-analytics' }]]]);
    expect(switched).toEqual([exampleStudentViewOn]);
  });

  it('is left for the session of the person', async () => {
    const { flow, called, switched, value } = begin(true);
    expect(value()).toBe('on');
    flow.send({ type: 'leave' });
    expect(value()).toBe('leaving');
    await settled();
    expect([value(), called, switched]).toEqual(['closing', [['end', {}]], [exampleStudentViewOff]]);
  });

  it.each([
    [false, 'start', 'notStarted', 'opening'],
    [true, 'leave', 'notLeft', 'closing'],
  ] as const)('can be tried again (on: %s)', async (isOn, type, failed, after) => {
    const { flow, switched, value } = begin(isOn, 1);
    flow.send({ type });
    await settled();
    expect([value(), switched]).toEqual([failed, []]);
    flow.send({ type });
    await settled();
    expect([value(), switched.length]).toEqual([after, 1]);
  });

  it('neither is started while it is on, nor left while it is off', () => {
    const [on, off] = [begin(true), begin(false)];
    on.flow.send({ type: 'start' });
    off.flow.send({ type: 'leave' });
    expect([on.value(), off.value()]).toEqual(['on', 'off']);
  });
});
