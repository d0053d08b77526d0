import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import { exampleCourse, exampleCourseEnrolled } from '../../api/generated/examples.ts';
import { lessonModulesMachine } from '../../machines/lesson/modules.machine.ts';
import { settled } from '../../machines/testing.ts';
import { connectLessonModules } from './modules.connect.ts';

async function modulesOf(course: Course, lessonId: string) {
  const machine = lessonModulesMachine.provide({ actors: { getCourse: fromPromise(async () => course) } });
  const flow = createActor(machine, { input: { courseId: course.id } }).start();
  await settled();
  const view = connectLessonModules(flow.getSnapshot(), flow.send, lessonId);
  if (view.state !== 'listed') throw new Error('The modules are not listed.');
  return view.modules;
}

describe('§lesson.35 The outline beside a lesson', () => {
  it('says of each module how many of its lessons are done, and which lesson is the current one', async () => {
    const [first] = await modulesOf(exampleCourseEnrolled, 'm1-l3');
    expect(first?.done).toEqual({ lessons: 2, of: 5 });
    expect(first?.isLocked).toBe(false);
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

  it('leads a visitor to the lessons that anyone may read, and to no other', async () => {
    const [open] = exampleCourseEnrolled.modules;
    const modules = exampleCourse.modules.map((module, at) =>
      at === 0 && open ? { ...module, lessons: open.lessons } : module,
    );
    const [first, ...rest] = await modulesOf({ ...exampleCourse, modules }, 'm1-l1');
    expect(first?.isLocked).toBe(false);
    expect(first?.done).toBeNull();
    expect(first?.lessons.every(({ to }) => to !== undefined)).toBe(true);
    expect(rest.map(({ isLocked, lessons }) => [isLocked, lessons])).toEqual(rest.map(() => [true, []]));
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
