import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CourseSummary } from '../../api/course-aliases.ts';
import { exampleCourses } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { followPath, recommend, recommendedCoursesMachine, renew } from './recommended-courses.machine.ts';

const enrolledIn = (wanted: string) =>
  exampleCourses.map((course) => ({ ...course, enrolled: course.enrolled || course.id === wanted }));

function start(...answers: (CourseSummary[] | Error)[]) {
  let calls = 0;
  const listCourses = fromPromise<CourseSummary[], OperationInput<'listCourses'>>(async () => {
    calls += 1;
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const flow = createActor(recommendedCoursesMachine.provide({ actors: { listCourses } })).start();
  const reloads: unknown[] = [];
  flow.on('reload', (event) => reloads.push(event));
  return { flow, reloads, calls: () => calls };
}

describe('§dashboard.6 Dashboard: Recommended Courses', () => {
  it('§dashboard.7 Course card: shows what it loaded', async () => {
    const { flow, calls } = start(exampleCourses);
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(calls()).toBe(1);
  });

  it('§dashboard.9 Course card: a failed load offers a retry that reloads the page', async () => {
    const { flow, reloads } = start(new Error('no answer'));
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(reloads).toHaveLength(1);
  });

  it('§payment.2 Course enrolment: the list is fetched anew, with every card in its place', async () => {
    const { flow, calls } = start(exampleCourses, enrolledIn('data-engineering'));
    await settled();
    const before = flow.getSnapshot().context.courses;
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'refreshing' });
    expect(flow.getSnapshot().context.courses).toBe(before);
    await settled();
    const after = flow.getSnapshot().context.courses;
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.find(({ id }) => id === 'data-engineering')?.enrolled).toBe(true);
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(calls()).toBe(2);
  });

  it('keeps the cards where fetching anew fails', async () => {
    const { flow } = start(exampleCourses, new Error('no answer'));
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(flow.getSnapshot().context.courses).toHaveLength(exampleCourses.length);
  });

  it('says so where there is nothing to recommend', async () => {
    const { flow } = start([]);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
  });

  it('§dashboard.14: recommends six at most, and first what the student does not have', () => {
    const first = exampleCourses[0]?.id ?? '';
    const many = Array.from({ length: 9 }, (_, index) =>
      exampleCourses.slice(0, 1).map((course) => ({ ...course, id: `c${index}` })),
    ).flat();
    expect(recommend(many).map(({ id }) => id)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5']);
    expect(recommend(enrolledIn(first)).at(-1)?.id).toBe(first);
  });

  it('§dashboard.17: follows a path, with courses that were not recommended, and fills up with the others', () => {
    const first = exampleCourses[0];
    if (!first) throw new Error('There is no example.');
    const all = Array.from({ length: 9 }, (_, index) => ({ ...first, id: `c${index}` }));
    const path = ['c8', 'gone', 'c1'].map((courseId) => ({ courseId }));
    const ids = (list: CourseSummary[]) => list.map(({ id }) => id);
    expect(ids(followPath(recommend(all), all, path))).toEqual(['c8', 'c1', 'c0', 'c2', 'c3', 'c4']);
    expect(ids(followPath(recommend(all), all, []))).toEqual(ids(recommend(all)));
  });

  it('§dashboard.17: keeps all courses, which are new after an enrolment, too', async () => {
    const { flow } = start(exampleCourses, enrolledIn('data-engineering'));
    await settled();
    expect(flow.getSnapshot().context.all).toEqual(exampleCourses);
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot().context.all).toEqual(enrolledIn('data-engineering'));
  });

  it('keeps a card whose course has left the list', () => {
    expect(renew(exampleCourses, [])).toEqual(exampleCourses);
  });
});
