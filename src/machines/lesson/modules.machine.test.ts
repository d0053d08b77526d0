import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleCourse, exampleCourseEnrolled } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { answering, refusal, settled } from '../testing.ts';
import { lessonModulesMachine } from './modules.machine.ts';

type Course = OperationOutput<'getCourse'>;

function start(...answers: (Course | Error)[]) {
  const { asked, logic } = answering<OperationInput<'getCourse'>, Course>(...answers);
  const machine = lessonModulesMachine.provide({ actors: { getCourse: logic } });
  const flow = createActor(machine, { input: { courseId: 'data-analytics' } }).start();
  const now = () => [flow.getSnapshot().value, flow.getSnapshot().context.course?.progress];
  return { flow, asked, now };
}

const further = { ...exampleCourseEnrolled, progress: 40 };

describe('The modules beside a lesson', () => {
  it('§lesson.35 are those of its course', async () => {
    const { asked, now } = start(exampleCourseEnrolled);
    expect(now()).toEqual(['loading', undefined]);
    await settled();
    expect(now()).toEqual(['listed', 35]);
    expect(asked).toEqual([{ courseId: 'data-analytics' }]);
  });

  it.each(['retry', 'refresh'] as const)(
    '§lesson.38 can be asked for again where they did not come, by %s',
    async (type) => {
      const { flow, now } = start(refusal(500), exampleCourse);
      await settled();
      expect(now()).toEqual(['failed', undefined]);
      flow.send({ type });
      expect(now()[0]).toBe('loading');
      await settled();
      expect(now()[0]).toBe('listed');
    },
  );

  it('§lesson.38 are loaded again once something was done, and stay meanwhile', async () => {
    const { flow, now, asked } = start(exampleCourseEnrolled, further);
    await settled();
    flow.send({ type: 'retry' });
    expect(now()).toEqual(['listed', 35]);
    flow.send({ type: 'refresh' });
    expect(now()).toEqual(['renewing', 35]);
    await settled();
    expect(now()).toEqual(['listed', 40]);
    expect(asked).toHaveLength(2);
    flow.send({ type: 'refresh' });
    await settled();
    expect(now(), 'where they could not be loaded again').toEqual(['listed', 40]);
  });

  it('§lesson.38 what was asked for before the last change does not count', async () => {
    const { flow, now, asked } = start(exampleCourse, exampleCourseEnrolled, exampleCourse, further);
    flow.send({ type: 'refresh' });
    await settled();
    expect(now()).toEqual(['listed', 35]);
    flow.send({ type: 'refresh' });
    flow.send({ type: 'refresh' });
    expect(now()).toEqual(['renewing', 35]);
    await settled();
    expect(now()).toEqual(['listed', 40]);
    expect(asked).toHaveLength(4);
  });
});
