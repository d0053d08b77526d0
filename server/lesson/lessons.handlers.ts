/** Lessons: reading, completing and answering (§lesson.3, §lesson.6, §lesson.7). */
import { findCourse, findLesson } from '../catalogue/courses.ts';
import { completedIn, enrolmentIn, mustEnrol } from '../course/learner.ts';
import { progressOf } from '../course/progress.ts';
import type { Handlers } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { quizAttempts } from '../platform/database/schema/lesson.ts';
import { endDraft } from '../sync/drafts.ts';
import { contentOf, holdEnrolment, lastScoreOf, recordCompletion } from './completion.ts';
import { isPreview, lessonView } from './content.ts';
import { gradeQuiz } from './quiz.ts';

export const lessonHandlers: Pick<Handlers, 'getLesson' | 'completeLesson' | 'answerQuiz'> = {
  async getLesson({ params: { courseId, lessonId }, user }, { db }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const enrolled = user !== null && (await enrolmentIn(db, user.id, courseId)) !== null;
    if (!enrolled && !isPreview(lesson)) throw mustEnrol();
    const [content, completed, lastScore] = await Promise.all([
      contentOf(db, courseId, lessonId),
      enrolled ? completedIn(db, user.id, courseId) : new Set<string>(),
      enrolled && lesson.type === 'quiz' ? lastScoreOf(db, user.id, courseId, lessonId) : undefined,
    ]);
    const reader = { enrolled, isCompleted: completed.has(lessonId), lastScore };
    return { status: 200, body: lessonView(course, lesson, content, reader) };
  },

  async completeLesson({ params: { courseId, lessonId }, user }, { db, now }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const completed = await db.transaction(async (tx) => {
      await holdEnrolment(tx, user.id, courseId);
      const before = await completedIn(tx, user.id, courseId);
      if (before.has(lessonId)) return before;
      if (lesson.type === 'quiz') throw new Problem(409, 'Pass the quiz to complete this lesson.');
      return recordCompletion(tx, user.id, course, lessonId, now());
    });
    return { status: 200, body: progressOf(course, completed) };
  },

  async answerQuiz({ params: { courseId, lessonId }, body, user }, { db, now }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const content = await contentOf(db, courseId, lessonId);
    return db.transaction(async (tx) => {
      await holdEnrolment(tx, user.id, courseId);
      if (content.type !== 'quiz') throw new Problem(422, 'This lesson is not a quiz.');
      const { score, passed, answers } = gradeQuiz(content, body.answers);
      const answeredAt = now();
      await tx.insert(quizAttempts).values({ userId: user.id, courseId, lessonId, score, answeredAt });
      await endDraft(tx, user.id, { form: 'quiz', subject: `${courseId}.${lessonId}` }, answeredAt);
      const completed = passed
        ? await recordCompletion(tx, user.id, course, lesson.id, answeredAt)
        : await completedIn(tx, user.id, courseId);
      return { status: 200, body: { score, passed, answers, progress: progressOf(course, completed) } };
    });
  },
};
