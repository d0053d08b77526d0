/** Lessons: reading, completing and answering (§lesson.3, §lesson.6, §lesson.7). */
import { addEvents } from '../analytics/log.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import { findCourse, findLesson, type LessonEntry } from '../course/cache.ts';
import { completedIn } from '../course/completed-lessons.ts';
import { enrolmentIn, mustEnrol, noteActivity, requireEnrolment } from '../course/enrolment.ts';
import { progressOf } from '../course/progress.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { quizAttempts } from '../platform/database/schema/lesson.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { hasOpened, lockEnrolment, recordCompletion, recordOpening } from './completion.ts';
import { dataSetOf, standingOf } from './exercise.ts';
import { contentOf, decidedIn, languageOf, lastScoreOf } from './queries.ts';
import { gradeQuiz } from './quiz.ts';
import { isPreview, lessonView } from './view.ts';

export const lessonHandlers: Pick<Handlers, 'getLesson' | 'completeLesson' | 'answerQuiz'> = {
  async getLesson({ params: { courseId, lessonId }, user }, { db, now }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const enrolled = user !== null && (await enrolmentIn(db, user.id, courseId)) !== null;
    if (!enrolled && !isPreview(lesson)) throw mustEnrol();
    const content = await contentOf(db, courseId, lessonId);
    const [completed, lastScore] = await Promise.all([
      enrolled ? completedIn(db, user.id, courseId) : new Set<string>(),
      enrolled && lesson.type === 'quiz' ? lastScoreOf(db, user.id, courseId, lessonId) : undefined,
    ]);
    const isCompleted = completed.has(lessonId);
    if (enrolled && !isCompleted) await recordOpening(db, user.id, courseId, lessonId, now());
    const own = enrolled ? user.id : null;
    const standing =
      content.type === 'exercise' ? await standingOf(db, own, { courseId, exercise: content, isCompleted }) : undefined;
    const dataSet = content.type === 'case-study' ? await dataSetOf(content, 'visible', db) : undefined;
    const decided = dataSet && isCompleted && own ? await decidedIn(db, own, { courseId, lessonId }) : undefined;
    const next = enrolled ? course.lessons[course.lessons.indexOf(lesson) + 1] : undefined;
    const nextLanguage = next?.type === 'exercise' ? await languageOf(db, courseId, next.id) : undefined;
    const reader = { enrolled, isCompleted, lastScore, standing, dataSet, decided, nextLanguage };
    return { status: 200, body: lessonView(course, lesson, content, reader) };
  },

  async completeLesson({ params: { courseId, lessonId }, user }, { db, now }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const completed = await db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      const before = await completedIn(tx, user.id, courseId);
      if (before.has(lessonId)) return before;
      if (lesson.type === 'quiz') throw new Problem(409, 'Pass the quiz to complete this lesson.');
      if (lesson.type === 'case-study') throw new Problem(409, 'Decide until the story ends to complete this lesson.');
      if (lesson.type === 'exercise') throw new Problem(409, 'Solve the exercise to complete this lesson.');
      // The preview may have been read before enrolling, by somebody whom the server did not know.
      if (!isPreview(lesson) && !(await hasOpened(tx, user.id, courseId, lessonId))) {
        throw new Problem(409, 'Open this lesson before you mark it as complete.');
      }
      return recordCompletion(tx, user.id, course, lessonId, now());
    });
    return { status: 200, body: progressOf(course, completed) };
  },

  async answerQuiz({ params: { courseId, lessonId }, body, user }, { db, now }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const content = await contentOf(db, courseId, lessonId);
    return db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      if (content.type !== 'quiz') throw new Problem(422, 'This lesson is not a quiz.');
      await countAttempt(tx, 'quizAnswers', user.id);
      const { score, passed, answers } = gradeQuiz(content, body.answers);
      const answeredAt = now();
      await tx.insert(quizAttempts).values({ userId: user.id, courseId, lessonId, score, answeredAt });
      const answered = { kind: 'question-answered', courseId, lessonId, at: answeredAt } as const;
      const events = answers.map(({ questionId, optionId, correct }) => ({
        ...answered,
        ...measuredBy(content, lesson.moduleId, questionId),
        item: questionId,
        isRight: correct,
        answer: optionId,
      }));
      await addEvents(tx, user.id, events);
      await noteActivity(tx, user.id, courseId, answeredAt);
      await endDraft(tx, user.id, { form: 'quiz', subject: `${courseId}.${lessonId}` }, answeredAt);
      const completed = passed
        ? await recordCompletion(tx, user.id, course, lesson.id, answeredAt)
        : await completedIn(tx, user.id, courseId);
      return { status: 200, body: { score, passed, answers, progress: progressOf(course, completed) } };
    });
  },
};

/**
 * A draft of such a lesson has the subject `<courseId>.<lessonId>`. The check throws 404 where there is no such lesson, with
 * `otherwise` where it is of another type, and 403 where the student is not enrolled.
 */
export const checkLessonDraft =
  (wanted: LessonEntry['type'], otherwise: string): DraftSubjectCheck =>
  async (db, userId, subject) => {
    const [courseId = '', lessonId = ''] = subject.split('.');
    const { type } = findLesson(await findCourse(db, courseId), lessonId);
    if (type !== wanted) throw new Problem(404, otherwise);
    await requireEnrolment(db, userId, courseId);
  };
