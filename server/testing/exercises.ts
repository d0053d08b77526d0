/** For tests: exercises of the content, with results that fit them. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import type { Database } from '../platform/database/client.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import type { Result, WrittenLesson } from '../platform/database/written-lesson.ts';

type Coded = Extract<WrittenLesson, { fit: unknown }>;
type Given = components['schemas']['AttemptResult'];

const { courses } = readContent('content');

/** The first one of the language. */
export function exerciseOf(language: Coded['language']) {
  for (const { id: courseId, modules } of courses) {
    const lessons = modules.flatMap((module) => module.lessons);
    for (const [at, lesson] of lessons.entries()) {
      if (!('fit' in lesson) || lesson.language !== language) continue;
      const pathOf = ({ id }: { id: string }) => `/courses/${courseId}/lessons/${id}`;
      return { courseId, lesson, path: pathOf(lesson), pathBefore: pathOf(lessons[at - 1] ?? lesson) };
    }
  }
  throw new Error(`The content has no exercise of ${language}`);
}

/** The first case study, with decisions that lead to an end. */
export function caseStudy() {
  for (const { id: courseId, modules } of courses) {
    for (const lesson of modules.flatMap(({ lessons }) => lessons)) {
      if (lesson.type !== 'case-study') continue;
      const decisions: string[] = [];
      const sceneOf = (wanted: string | undefined) => lesson.scenes.find(({ id }) => id === wanted);
      for (let scene = sceneOf(lesson.start); scene?.decisions[0]; scene = sceneOf(scene.decisions[0].to)) {
        decisions.push(scene.decisions[0].id);
      }
      return { courseId, lesson, decisions, path: `/courses/${courseId}/lessons/${lesson.id}` };
    }
  }
  throw new Error('The content has no case study');
}

/** As a browser sends it. */
export const given = (result: Result): Given =>
  'values' in result ? result : { table: { ...result, rowCount: result.rows.length } };

/** Without paying. */
export const enrolIn = (db: Database, userId: string, courseId: string) =>
  db.insert(enrolments).values({ userId, courseId }).onConflictDoNothing();
