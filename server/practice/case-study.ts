/** Case studies: decisions that lead to an end complete the lesson (§practice.61). */
import { findCourse, findLesson } from '../course/cache.ts';
import { progressOf } from '../course/progress.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { lockEnrolment, recordCompletion } from '../lesson/completion.ts';
import { contentOf, keepDecided } from '../lesson/queries.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { endDraft } from '../sync/drafts.ts';

type CaseStudy = Extract<WrittenLesson, { type: 'case-study' }>;

export const caseStudyHandlers: Pick<Handlers, 'finishCaseStudy'> = {
  async finishCaseStudy({ params: { courseId, lessonId }, body: { decisions }, user }, context) {
    const { db, now } = context;
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    return db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      const content = await contentOf(tx, courseId, lesson.id);
      if (content.type !== 'case-study') throw new Problem(422, 'This lesson is not a case study.');
      if (!isEnd(content, decisions)) throw new Problem(422, 'The story has changed. Please start it again.');
      await endDraft(tx, user.id, { form: 'caseStudy', subject: `${courseId}.${lesson.id}` }, now());
      const completed = await recordCompletion(tx, context, user.id, course, lesson.id, now());
      await keepDecided(tx, user.id, { courseId, lessonId }, decisions);
      return { status: 200, body: progressOf(course, completed) };
    });
  },
};

/** Whether the decisions, one after another, lead from the first scene to one that ends the story. */
function isEnd({ start, scenes }: CaseStudy, decisions: string[]): boolean {
  const sceneOf = (id: string | undefined) => scenes.find((scene) => scene.id === id);
  const last = decisions.reduce(
    (scene, id) => sceneOf(scene?.decisions.find((decision) => decision.id === id)?.to),
    sceneOf(start),
  );
  return last?.ending !== undefined;
}
