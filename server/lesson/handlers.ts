/** Lessons: reading, completing and answering (§lesson.3, §lesson.6, §lesson.7). */
import { addEvents } from '../analytics/log.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import { findCourse, findLesson, type LessonEntry } from '../course/cache.ts';
import { completedIn } from '../course/completed-lessons.ts';
import { enrolmentRequired, noteActivity, requireEnrolment } from '../course/enrolment.ts';
import { progressOf } from '../course/progress.ts';
import { readerOf } from '../course/reader.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { quizAttempts } from '../platform/database/schema/lesson.ts';
import { packagesShown } from '../platform/python/packages.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { hasOpened, lockEnrolment, recordCompletion, recordOpening } from './completion.ts';
import { dataSetOf, standingOf } from './exercise.ts';
import { contentOf, decidedIn, languageOf } from './queries.ts';
import { gradeQuiz } from './quiz.ts';
import { mustWait, quizStandingOf } from './quiz-standing.ts';
import { isPreview, lessonView, neighboursOf, nextAttempt } from './view.ts';

export const lessonHandlers: Pick<Handlers, 'getLesson' | 'completeLesson' | 'answerQuiz'> = {
  async getLesson({ params: { courseId, lessonId }, user }, { db, now, packages: given }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const readAs = await readerOf(db, user, courseId);
    if (!readAs && !isPreview(course, lesson)) throw enrolmentRequired();
    const content = await contentOf(db, courseId, lessonId);
    const own = user && readAs === 'student' ? user.id : null;
    const [completed, quiz] = await Promise.all([
      own === null ? new Set<string>() : completedIn(db, own, courseId),
      content.type === 'quiz' ? quizStandingOf(db, own, courseId, content, now()) : undefined,
    ]);
    const isCompleted = completed.has(lessonId);
    if (own !== null && !isCompleted) await recordOpening(db, own, courseId, lessonId, now());
    const standing =
      content.type === 'exercise' ? await standingOf(db, own, { courseId, exercise: content, isCompleted }) : undefined;
    const dataSet = content.type === 'case-study' ? await dataSetOf(content, 'visible', db) : undefined;
    const decided = dataSet && isCompleted && own ? await decidedIn(db, own, { courseId, lessonId }) : undefined;
    const neighbours = neighboursOf(course, lesson, readAs);
    const { next } = neighbours;
    const nextLanguage = next?.type === 'exercise' ? await languageOf(db, courseId, next.id) : undefined;
    const packages = content.packages && packagesShown(given, content.packages);
    const reader = { readAs, neighbours, isCompleted, quiz, standing, dataSet, decided, packages, nextLanguage };
    return { status: 200, body: lessonView(course, lesson, content, reader) };
  },

  async completeLesson({ params: { courseId, lessonId }, user }, context) {
    const { db, now } = context;
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const completed = await db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      const before = await completedIn(tx, user.id, courseId);
      if (before.has(lessonId)) return before;
      if (lesson.type === 'quiz') throw new Problem(409, 'Pass the quiz to complete this lesson.');
      if (lesson.type === 'case-study') throw new Problem(409, 'Decide until the story ends to complete this lesson.');
      if (lesson.type === 'exercise') throw new Problem(409, 'Solve the exercise to complete this lesson.');
      // The first lesson may have been read before enrolling, as a visitor, whose reading is not recorded.
      if (lesson.position > 1 && !(await hasOpened(tx, user.id, courseId, lessonId))) {
        throw new Problem(409, 'Open this lesson before you mark it as complete.');
      }
      return recordCompletion(tx, context, user.id, course, lessonId, now());
    });
    return { status: 200, body: progressOf(course, completed) };
  },

  async answerQuiz({ params: { courseId, lessonId }, body, user }, context) {
    const { db, now } = context;
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const content = await contentOf(db, courseId, lessonId);
    return db.transaction(async (tx) => {
      await lockEnrolment(tx, user.id, courseId);
      if (content.type !== 'quiz') throw new Problem(422, 'This lesson is not a quiz.');
      await countAttempt(tx, 'quizAnswers', user.id);
      const answeredAt = now();
      const before = await quizStandingOf(tx, user.id, courseId, content, answeredAt);
      mustWait(before, answeredAt);
      const asked = before.questions.map(({ id }) => id);
      const { score, passed, answers } = gradeQuiz(content, asked, body.answers);
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
        ? await recordCompletion(tx, context, user.id, course, lesson.id, answeredAt)
        : await completedIn(tx, user.id, courseId);
      const next = passed ? undefined : await quizStandingOf(tx, user.id, courseId, content, answeredAt);
      const progress = progressOf(course, completed);
      return { status: 200, body: { score, passed, answers, progress, ...(next && { next: nextAttempt(next) }) } };
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
