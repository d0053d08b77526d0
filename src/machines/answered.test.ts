import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Course } from '../api/course-aliases.ts';
import { ApiError } from '../api/failure.ts';
import { exampleAttendance, exampleCourse, exampleGradebook } from '../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../api/operation.ts';
import { type AnswerTo, answeredSnapshot, holdEvents, withAnswers } from './answered.ts';
import { courseDetailMachine } from './course/detail.machine.ts';
import { offerCountdownMachine } from './dashboard/offer-countdown.machine.ts';
import { attendanceMachine } from './schedule/attendance.machine.ts';
import { gradesMachine } from './teaching/grades.machine.ts';

const input = { courseId: 'data-analytics', version: 'storefront', showsOutline: false } as const;
const known: AnswerTo = (name) => (name === 'getCourse' ? { output: exampleCourse } : undefined);
const refused: AnswerTo = () => ({
  failure: { kind: 'refused', status: 404, message: null, retryAfter: null },
  problem: null,
});

/** Calls that are noted, and never answered. */
function unanswered() {
  const asked: unknown[] = [];
  const logic = fromPromise<Course, { courseId: string }>(({ input: given }) => {
    asked.push(given);
    return new Promise(() => {});
  });
  return { asked, machine: courseDetailMachine.provide({ actors: { getCourse: logic } }) };
}

describe('§product.74 First screens: what a machine shows once its calls are answered', () => {
  it('lists the calls that it waits for, and makes none', () => {
    const { machine, asked } = unanswered();
    const { snapshot, open } = answeredSnapshot(machine, input, () => undefined);
    expect(snapshot.value).toBe('loading');
    expect(open).toMatchObject([{ name: 'getCourse', input: { courseId: 'data-analytics' } }]);
    expect(asked).toEqual([]);
  });

  it('goes on with an answer, and with a refusal', () => {
    const { machine } = unanswered();
    const loaded = answeredSnapshot(machine, input, known);
    expect(loaded.snapshot.value).toEqual({ loaded: 'overview' });
    expect(loaded.snapshot.context.course).toEqual(exampleCourse);
    expect(loaded.open).toEqual([]);
    expect(answeredSnapshot(machine, input, refused).snapshot.value).toBe('notFound');
  });

  it('answers a call once: with a page of a list that names itself as the next, it would never end', () => {
    const page = { ...exampleAttendance, next: 'the same' };
    const pages: AnswerTo = (name) => (name === 'listAttendance' ? { output: page } : undefined);
    const of = { courseId: 'statistics', classId: 'first' };
    const { snapshot, open } = answeredSnapshot(attendanceMachine, of, pages);
    expect(snapshot.value).toBe('loading');
    expect(open).toMatchObject([{ name: 'listAttendance', input: { cursor: 'the same' } }]);
    const waits = fromPromise<OperationOutput<'listAttendance'>, OperationInput<'listAttendance'>>(
      () => new Promise(() => {}),
    );
    const machine = attendanceMachine.provide({ actors: { listAttendance: waits } });
    const flow = createActor(withAnswers(machine, pages), { input: of }).start();
    expect(flow.getSnapshot().value).toBe('loading');
    flow.stop();
  });

  it('passes through the states that follow at once', () => {
    const now = () => Date.parse('2026-11-27T12:00:00Z');
    const of = { token: 'a', registeredAt: '2026-11-26T12:00:00Z', now };
    const { snapshot } = answeredSnapshot(offerCountdownMachine, of, refused);
    expect(snapshot.value).toBe('counting');
    expect(snapshot.context.remainingSeconds).toBe(6 * 24 * 3600);
  });
});

describe('§product.74 First screens: a machine that starts with answers', () => {
  it('reaches the same state at once, and its timers and what it emits follow as always', () => {
    const { machine, asked } = unanswered();
    const clock = new SimulatedClock();
    const outline = { ...input, showsOutline: true };
    const flow = createActor(withAnswers(machine, known), { clock, input: outline });
    const emitted: string[] = [];
    flow.on('*', ({ type }) => emitted.push(type));
    flow.start();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'outlining' });
    expect(answeredSnapshot(machine, outline, known).snapshot.value).toEqual({ loaded: 'outlining' });
    clock.increment(100);
    expect(emitted).toEqual(['scroll.outline']);
    expect(asked).toEqual([]);
  });

  it('starts with a failure, too, as its call would have failed', () => {
    const flow = createActor(withAnswers(unanswered().machine, refused), { input });
    expect(flow.start().getSnapshot().value).toBe('notFound');
  });

  it('makes its later calls as always', async () => {
    const { machine, asked } = unanswered();
    let isStarting = true;
    const flow = createActor(
      withAnswers(machine, (...call) => (isStarting ? known(...call) : undefined)),
      { input },
    );
    flow.start();
    isStarting = false;
    flow.send({ type: 'refresh' });
    expect(asked).toEqual([{ courseId: 'data-analytics' }]);
  });

  it('§product.76 takes what a person did before it started after its first answers, and not for the answer to that', async () => {
    const asked: unknown[] = [];
    const grades: AnswerTo = (name, given) =>
      name === 'listGrades' && !JSON.stringify(given).includes('leila') ? { output: exampleGradebook } : undefined;
    const listGrades = fromPromise<OperationOutput<'listGrades'>, OperationInput<'listGrades'>>(({ input: given }) => {
      asked.push(given.search);
      return new Promise(() => {});
    });
    const machine = gradesMachine.provide({ actors: { listGrades } });
    const flow = createActor(withAnswers(machine, grades), { input: { courseId: 'statistics' } });
    const release = holdEvents(flow);
    flow.send({ type: 'narrow', filters: { search: 'leila' } });
    flow.start();
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
    release();
    expect(flow.getSnapshot().value).toBe('loading');
    expect(asked).toEqual(['leila']);
    flow.send({ type: 'narrow', filters: { search: 'leilah' } });
    expect(asked).toEqual(['leila', 'leilah']);
    flow.stop();
  });

  it('hands over the error with its problem', () => {
    const error = new ApiError({ kind: 'refused', status: 409, message: 'Taken.', retryAfter: null }, { seats: 0 });
    const machine = courseDetailMachine.provide({ actors: { getCourse: fromPromise(() => Promise.reject(error)) } });
    const { snapshot } = answeredSnapshot(machine, input, () => ({ failure: error.failure, problem: error.problem }));
    expect(snapshot.value).toBe('failed');
  });
});
