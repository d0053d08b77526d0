/** What made-up students have done in the lessons of their courses: opened and completed ones, quizzes and exercises. */
import { outcomeOf } from '../../content/outcomes.ts';
import { measuredBy, optionId, questionId } from '../../content/quiz-questions.ts';
import { passMark } from '../../course/certificate.ts';
import type { Database } from '../../platform/database/client.ts';
import { learningEvents } from '../../platform/database/schema/analytics.ts';
import { completedLessons, openedLessons, quizAttempts } from '../../platform/database/schema/lesson.ts';
import { exerciseAttempts } from '../../platform/database/schema/practice.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import type { Enrolment, Person } from './people.ts';
import type { Course } from './world.ts';

type Event = typeof learningEvents.$inferInsert;
type Lesson = Course['lessons'][number];
type Own = { userId: string; courseId: string; lessonId: string };
type Rows = {
  opened: (typeof openedLessons.$inferInsert)[];
  completed: (typeof completedLessons.$inferInsert)[];
  quizzes: (typeof quizAttempts.$inferInsert)[];
  exercises: (typeof exerciseAttempts.$inferInsert)[];
  events: Event[];
};

const minute = 60 * 1000;

export async function addLessons(tx: Database, draw: Draw, people: readonly Person[]): Promise<void> {
  const rows: Rows = { opened: [], completed: [], quizzes: [], exercises: [], events: [] };
  for (const { id, enrolments } of people) for (const one of enrolments) addEnrolment(rows, draw, id, one);
  await addRows(tx, openedLessons, rows.opened);
  await addRows(tx, completedLessons, rows.completed);
  await addRows(tx, quizAttempts, rows.quizzes);
  await addRows(tx, exerciseAttempts, rows.exercises);
  await addRows(tx, learningEvents, rows.events);
}

/** One lesson after the other, evenly from the enrolment to the last visit; the next one is open. */
function addEnrolment(
  rows: Rows,
  draw: Draw,
  userId: string,
  { course, at, lastActiveAt, done, isComplete }: Enrolment,
) {
  const step = (lastActiveAt.getTime() - at.getTime()) / (done + 1);
  for (const [index, lesson] of course.lessons.slice(0, done + 1).entries()) {
    const own = { userId, courseId: course.id, lessonId: lesson.id };
    const completedAt = new Date(Math.floor(at.getTime() + (index + 1) * step));
    rows.opened.push({ ...own, openedAt: new Date(completedAt.getTime() - Math.min(step, 20 * minute)) });
    if (index === done) return;
    rows.completed.push({ ...own, completedAt });
    addResults(rows, draw, { own, lesson, at: completedAt, isComplete });
  }
}

type Lived = { own: Own; lesson: Lesson; at: Date; isComplete: boolean };

function addResults(rows: Rows, draw: Draw, { own, lesson, at, isComplete }: Lived) {
  const { content, moduleId } = lesson;
  const event = (kind: Event['kind'], minutesBefore: number, rest: Partial<Event>): Event => {
    const moment = new Date(at.getTime() - minutesBefore * minute);
    const answer = { item: null, options: null, outcomeId: null, answer: null };
    return { ...own, ...answer, id: draw.id(), kind, at: moment, day: moment.toISOString().slice(0, 10), ...rest };
  };
  if (content.type === 'exercise') {
    const missed = draw.isIn(60) ? 0 : draw.whole(1, 4);
    const mistake = content.language === 'chart' ? null : (content.mistakes[0]?.result ?? null);
    for (let left = missed; left >= 0; left -= 1) {
      const isRight = left === 0;
      const outcomeId = outcomeOf(moduleId, content);
      const tried = event('exercise-attempted', 3 * left, { outcomeId, isRight, answer: isRight ? null : mistake });
      rows.events.push(tried);
      const outcome = isRight ? ('solved' as const) : ('different' as const);
      rows.exercises.push({ ...own, id: tried.id, code: content.start, outcome, attemptedAt: tried.at });
    }
  }
  if (content.type !== 'quiz') return;
  const skill = isComplete ? 100 : draw.whole(45, 95);
  const answers = content.questions.map(({ correct, options }, index) => {
    const isRight = draw.isIn(skill);
    const others = options.map((_, option) => option).filter((option) => option !== correct);
    const item = questionId(index);
    const answer = optionId(isRight ? correct : draw.oneOf(others));
    rows.events.push(event('question-answered', 0, { item, isRight, answer, ...measuredBy(content, moduleId, item) }));
    return isRight;
  });
  const score = Math.round((100 * answers.filter(Boolean).length) / Math.max(1, answers.length));
  rows.quizzes.push({ ...own, id: draw.id(), score, answeredAt: at });
  if (score >= passMark || draw.isIn(40)) return;
  rows.quizzes.push({ ...own, id: draw.id(), score: 80, answeredAt: new Date(at.getTime() + 10 * minute) });
}
