import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import { exampleCourse, exampleCourseEnrolled, exampleReadingLesson } from '../../api/generated/examples.ts';
import { lessonModulesMachine } from '../../machines/lesson/modules.machine.ts';
import { settled } from '../../machines/testing.ts';
import { connectLessonModules } from './modules.connect.ts';

async function modulesOf(course: Course, id = 'm1-l3') {
  const machine = lessonModulesMachine.provide({ actors: { getCourse: fromPromise(async () => course) } });
  const flow = createActor(machine, { input: { courseId: course.id } }).start();
  await settled();
  const view = connectLessonModules(flow.getSnapshot(), flow.send, { ...exampleReadingLesson, id });
  if (view.state !== 'listed') throw new Error('The modules are not listed.');
  return view.modules;
}

describe('§lesson.35 The outline beside a lesson', () => {
  it('says of each module how many of its lessons are done, and which lesson is the current one', async () => {
    const [first] = await modulesOf(exampleCourseEnrolled, 'm1-l3');
    expect(first?.done).toEqual({ lessons: 2, of: 5 });
    expect(first?.access).toBe('open');
    expect(first?.lessons.filter(({ isCurrent }) => isCurrent).map(({ id, to }) => [id, to])).toEqual([
      ['m1-l3', '/courses/data-analytics/lessons/m1-l3'],
    ]);
  });

  it('counts no extra lesson among those to be done', async () => {
    const modules = exampleCourseEnrolled.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson, at) => (at === 0 ? { ...lesson, isExtra: true } : lesson)),
    }));
    const [first] = await modulesOf({ ...exampleCourseEnrolled, modules }, 'm1-l3');
    expect(first?.done).toEqual({ lessons: 1, of: 4 });
  });

  it('has the lesson that a visitor reads, and names no other', async () => {
    const [first, ...rest] = await modulesOf(exampleCourse);
    expect(first).toMatchObject({ access: 'preview', done: null, lessons: [{ id: 'm1-l3', isCurrent: true }] });
    expect(first?.title).toBe(exampleReadingLesson.moduleTitle);
    expect(rest.map(({ access, lessons }) => [access, lessons])).toEqual(rest.map(() => ['locked', []]));
  });

  it('names a lesson that is locked, without a way to it', async () => {
    const modules = exampleCourseEnrolled.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson, at) => ({ ...lesson, isLocked: at > 0 })),
    }));
    const [first] = await modulesOf({ ...exampleCourseEnrolled, modules }, 'm1-l1');
    expect(first?.lessons.map(({ to }) => to !== undefined)).toEqual([true, false, false, false, false]);
  });
});
