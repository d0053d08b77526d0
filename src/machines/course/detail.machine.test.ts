import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import { ApiError } from '../../api/failure.ts';
import { exampleCourse, exampleCourseEnrolled } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { type CourseVersion, courseDetailMachine } from './detail.machine.ts';

const refused = (status: number) => new ApiError({ kind: 'refused', status, message: null, retryAfter: null });

type Options = { version?: CourseVersion; showsOutline?: boolean };

function start(getCourse: () => Promise<Course>, { version = 'storefront', showsOutline = false }: Options = {}) {
  const clock = new SimulatedClock();
  const flow = createActor(courseDetailMachine.provide({ actors: { getCourse: fromPromise(getCourse) } }), {
    clock,
    input: { courseId: 'data-analytics', version, showsOutline },
  });
  const emitted: string[] = [];
  flow.on('*', (event) => emitted.push(event.type));
  return { flow: flow.start(), clock, emitted };
}

describe('§course.2 Detail page load', () => {
  it('§course.8, §course.18 Tabs: the storefront opens its Overview, the classroom its Course Content', async () => {
    const storefront = start(async () => exampleCourse).flow;
    const classroom = start(async () => exampleCourse, { version: 'classroom' }).flow;
    expect(storefront.getSnapshot().value).toBe('loading');
    await settled();
    expect(storefront.getSnapshot().value).toEqual({ loaded: 'overview' });
    expect(classroom.getSnapshot().value).toEqual({ loaded: 'content' });
  });

  it.each([400, 404])('§course.5 Detail: %d means that there is no such course', async (status) => {
    const { flow } = start(() => Promise.reject(refused(status)));
    await settled();
    expect(flow.getSnapshot().value).toBe('notFound');
  });

  it('§course.6 Detail: a failed load offers a retry that reloads the page', async () => {
    const { flow, emitted } = start(() => Promise.reject(refused(500)));
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(emitted).toEqual(['reload']);
  });

  it('§course.4 Course detail: shows the tab that is chosen, of its own version only', async () => {
    const { flow } = start(async () => exampleCourse);
    await settled();
    flow.send({ type: 'tab.choose', tab: 'instructor' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'instructor' });
    flow.send({ type: 'tab.choose', tab: 'reviews' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'instructor' });
  });

  it.each([
    ['storefront', 'overview'],
    ['storefront', 'content'],
    ['storefront', 'instructor'],
    ['classroom', 'content'],
    ['classroom', 'overview'],
    ['classroom', 'reviews'],
  ] as const)(
    '§course.4 Tabs: the %s goes to %s, and is there again after it was loaded anew',
    async (version, tab) => {
      const { flow } = start(async () => exampleCourse, { version });
      await settled();
      for (const other of ['overview', 'content', tab] as const) flow.send({ type: 'tab.choose', tab: other });
      expect(flow.getSnapshot().value).toEqual({ loaded: tab });
      flow.send({ type: 'refresh' });
      await settled();
      expect(flow.getSnapshot().value).toEqual({ loaded: tab });
    },
  );

  it('§course.27 Course enrolment: loads anew after enrolling and keeps the tab', async () => {
    const answers = [exampleCourse, exampleCourseEnrolled];
    const { flow } = start(async () => answers.shift() ?? exampleCourseEnrolled, { version: 'classroom' });
    await settled();
    flow.send({ type: 'tab.choose', tab: 'reviews' });
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'reviews' });
    expect(flow.getSnapshot().context.course?.enrolled).toBe(true);
  });
});

describe('§course.3 /courses/{courseId}/outline', () => {
  it.each(['storefront', 'classroom'] as const)(
    '%s: opens the outline and scrolls to it after 100 ms',
    async (version) => {
      const { flow, clock, emitted } = start(async () => exampleCourse, { version, showsOutline: true });
      await settled();
      expect(flow.getSnapshot().value).toEqual({ loaded: 'outlining' });
      clock.increment(99);
      expect(emitted).toEqual([]);
      clock.increment(1);
      expect(emitted).toEqual(['scroll.outline']);
      expect(flow.getSnapshot().value).toEqual({ loaded: 'content' });
    },
  );

  it('does not scroll once another tab is chosen', async () => {
    const { flow, clock, emitted } = start(async () => exampleCourse, { showsOutline: true });
    await settled();
    flow.send({ type: 'tab.choose', tab: 'overview' });
    clock.increment(100);
    expect(emitted).toEqual([]);
  });
});
