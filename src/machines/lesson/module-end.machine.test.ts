import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  exampleCourse,
  exampleCourseEnrolled,
  exampleEmptyMastery,
  exampleMastery,
} from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { answering, refusal, settled } from '../testing.ts';
import { moduleEndMachine } from './module-end.machine.ts';

type Course = OperationOutput<'getCourse'>;
type Mastery = OperationOutput<'getMastery'>;

const going = exampleCourseEnrolled;
const complete = {
  ...going,
  modules: going.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, isCompleted: true })),
  })),
};

type Given = { wasOpen?: boolean; answers?: (Mastery | Error)[] };

function start(
  lessonId: string,
  courses: (Course | Error)[],
  { wasOpen = false, answers = [exampleMastery] }: Given = {},
) {
  const { asked, logic } = answering<OperationInput<'getCourse'>, Course>(...courses);
  const mastery = answering<OperationInput<'getMastery'>, Mastery>(...answers);
  const machine = moduleEndMachine.provide({ actors: { getCourse: logic, getMastery: mastery.logic } });
  const flow = createActor(machine, { input: { courseId: 'data-analytics', lessonId, wasOpen } }).start();
  const now = () => [flow.getSnapshot().value, flow.getSnapshot().context.outcome?.id ?? null];
  return { flow, asked, now, masteries: mastery.asked };
}

describe('§lesson.40 The end of a module', () => {
  it('is told at its last lesson, with what its answers show', async () => {
    const { now, asked } = start('m1-l5', [complete]);
    expect(now()).toEqual(['loading', null]);
    await settled();
    expect(now()).toEqual(['told', 'm1']);
    expect(asked).toEqual([{ courseId: 'data-analytics' }]);
  });

  it('is told at no other lesson of a module that is complete already', async () => {
    const { flow, now, masteries } = start('m1-l2', [complete]);
    await settled();
    expect(now()).toEqual(['open', null]);
    flow.send({ type: 'refresh' });
    await settled();
    expect(now(), 'nor once something else was done').toEqual(['open', null]);
    expect(masteries).toEqual([]);
  });

  it('is told at whichever lesson completes it', async () => {
    const { flow, now } = start('m1-l2', [going, going, complete], { wasOpen: true });
    await settled();
    expect(now()).toEqual(['open', null]);
    flow.send({ type: 'refresh' });
    await settled();
    expect(now(), 'while others are left').toEqual(['open', null]);
    flow.send({ type: 'refresh' });
    expect(now()).toEqual(['loading', null]);
    await settled();
    expect(now()).toEqual(['told', 'm1']);
  });

  it('is told where that lesson was completed before the course came', async () => {
    const { now } = start('m1-l2', [complete], { wasOpen: true });
    await settled();
    expect(now()).toEqual(['told', 'm1']);
  });

  it('needs no extra lesson', async () => {
    const modules = complete.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson, at) =>
        at === module.lessons.length - 1 ? { ...lesson, isCompleted: false, isExtra: true } : lesson,
      ),
    }));
    const { now } = start('m1-l4', [{ ...complete, modules }]);
    await settled();
    expect(now()).toEqual(['told', 'm1']);
  });

  it('is told to nobody who is not enrolled, and not of an unknown lesson', async () => {
    const visitor = start('m1-l5', [{ ...complete, enrolled: false }]);
    const unknown = start('m9-l1', [complete]);
    const hidden = start('m1-l1', [exampleCourse]);
    await settled();
    for (const { now } of [visitor, unknown, hidden]) expect(now()).toEqual(['open', null]);
  });

  it('waits for the next change where the course did not come, and what was asked before one does not count', async () => {
    const { flow, now, asked } = start('m1-l5', [refusal(500), going, complete]);
    await settled();
    expect(now()).toEqual(['open', null]);
    flow.send({ type: 'refresh' });
    flow.send({ type: 'refresh' });
    await settled();
    expect(now()).toEqual(['told', 'm1']);
    expect(asked).toHaveLength(3);
  });

  it('says nothing of what the module teaches where nothing is measured', async () => {
    const { now } = start('m1-l5', [complete], { answers: [exampleEmptyMastery] });
    await settled();
    expect(now()).toEqual(['told', null]);
  });

  it('can be asked again what the answers show', async () => {
    const { flow, now, masteries } = start('m1-l5', [complete], { answers: [refusal(500), exampleMastery] });
    await settled();
    expect(now()).toEqual(['failed', null]);
    flow.send({ type: 'refresh' });
    expect(now()[0]).toBe('failed');
    flow.send({ type: 'retry' });
    expect(now()[0]).toBe('asking');
    await settled();
    expect(now()).toEqual(['told', 'm1']);
    expect(masteries).toHaveLength(2);
  });
});
