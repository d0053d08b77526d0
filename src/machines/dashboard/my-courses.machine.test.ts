import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleEnrolledCourses } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { byNeed, type EnrolledCourse, myCoursesMachine, nextCourseIn } from './my-courses.machine.ts';

const like = (id: string, progress: number) =>
  exampleEnrolledCourses.map((course): EnrolledCourse => ({ ...course, id, progress }));

function start(...answers: (EnrolledCourse[] | Error)[]) {
  const listEnrolledCourses = fromPromise<EnrolledCourse[]>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  return createActor(myCoursesMachine.provide({ actors: { listEnrolledCourses } })).start();
}

describe("§dashboard.13 The student's own progress", () => {
  it("§dashboard.12 GET /courses/enrolled: shows the student's courses", async () => {
    const flow = start(exampleEnrolledCourses);
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it.each(['retry', 'refresh'] as const)('fetches them again after a failure, on %s', async (type) => {
    const flow = start(new Error('no answer'), exampleEnrolledCourses);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it('§payment.2 Course enrolment: the first course takes the empty place', async () => {
    const flow = start([], exampleEnrolledCourses);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it('§payment.2 Course enrolment: courses stay in sight while they are fetched anew', async () => {
    const flow = start(exampleEnrolledCourses, [...like('new', 0), ...exampleEnrolledCourses]);
    await settled();
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'refreshing' });
    expect(flow.getSnapshot().context.courses).toHaveLength(1);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(flow.getSnapshot().context.courses).toHaveLength(2);
  });

  it('keeps the courses where fetching anew fails', async () => {
    const flow = start(exampleEnrolledCourses, new Error('no answer'));
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it('puts what is unfinished before what is done', () => {
    const courses = [...like('done', 100), ...like('begun', 10), ...like('new', 0)];
    expect(byNeed(courses).map(({ id }) => id)).toEqual(['begun', 'new', 'done']);
  });

  it('§dashboard.19 goes on with the first that is unfinished', () => {
    expect(nextCourseIn(byNeed([...like('done', 100), ...like('almost', 99), ...like('new', 0)]))?.id).toBe('almost');
    expect(nextCourseIn(like('done', 100))).toBeUndefined();
    expect(nextCourseIn([])).toBeUndefined();
  });

  it('§dashboard.19 says so where all are done, and shows the next one once the student has enrolled', async () => {
    const flow = start(like('done', 100), [...like('new', 0), ...like('done', 100)]);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'finished' });
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });
});
