/** What the demonstration's student did in the last eight weeks (§analytics.15), as `learning.yaml` has it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { addEvents, type ServerEvent } from '../analytics/log.ts';
import { outcomeOf } from '../content/outcomes.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import type { Database } from '../platform/database/client.ts';
import { learningEvents, learningSettings } from '../platform/database/schema/analytics.ts';
import { enrolments, lessons } from '../platform/database/schema/course.ts';
import { completedLessons, openedLessons, quizAttempts } from '../platform/database/schema/lesson.ts';
import { exerciseAttempts } from '../platform/database/schema/practice.ts';
import { daysIn } from '../platform/local-time.ts';
import { sample } from './accounts.ts';
import { readDemonstration } from './read.ts';

const tries = z
  .string()
  .regex(/^[rw]+$/)
  .transform((letters) => [...letters].map((letter) => letter === 'r'));

const sitting = z.strictObject({
  daysAgo: z.int().min(0).max(56),
  at: z.string().regex(/^\d\d:\d\d$/),
  lesson: z.string(),
  minutes: z.int().min(1).max(120),
  answers: tries.exactOptional(),
  attempts: tries.exactOptional(),
  done: z.literal(true).exactOptional(),
});

type Sitting = z.infer<typeof sitting>;
type Lesson = typeof lessons.$inferSelect;

export const readLearning = () => readDemonstration('learning.yaml', z.array(sitting));

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const timeZone = 'Europe/London';
/** Seconds of an interval of active time. */
const longest = 300;

const { courseId } = sample;

/**
 * Within the caller's transaction, for a new student. What would be to come is left out, and so are lessons that the
 * content lacks.
 */
export async function addLearning(tx: Database, userId: string, now: Date): Promise<void> {
  await tx.insert(learningSettings).values({ userId, timeZone, goalDays: 3, goalMinutes: 20 });
  const taught = await tx.select().from(lessons).where(eq(lessons.courseId, courseId));
  const byId = new Map(taught.map((lesson) => [lesson.id, lesson]));
  const tried = readLearning().flatMap(({ lesson, answers }) => (answers ? lesson : []));
  const passedBefore = and(eq(quizAttempts.userId, userId), inArray(quizAttempts.lessonId, tried));
  await tx.delete(quizAttempts).where(passedBefore); // these tries come in its place
  const events: ServerEvent[] = [];
  let last: Date | undefined;
  for (const each of readLearning()) {
    const [from, to] = timesOf(each, now);
    const lesson = byId.get(each.lesson);
    if (!lesson || to > now) continue;
    await tx.insert(learningEvents).values(fromBrowser(each, userId, from));
    await tx
      .insert(openedLessons)
      .values({ userId, courseId, lessonId: lesson.id, openedAt: from })
      .onConflictDoNothing();
    events.push(...(await resultsOf(tx, userId, lesson, each, to)));
    last = to;
  }
  events.push(...(await completedBeside(tx, userId, events)));
  await addEvents(tx, userId, events);
  if (!last) return;
  const own = and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));
  await tx.update(enrolments).set({ lastActiveAt: last }).where(own);
}

function timesOf({ daysAgo, at, minutes }: Sitting, now: Date): [Date, Date] {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const [hour = 0, minutesOfHour = 0] = at.split(':').map(Number);
  const from = today - daysAgo * day + (hour * 60 + minutesOfHour) * minute;
  return [new Date(from), new Date(from + minutes * minute)];
}

/** As a browser would have sent it: the lesson opened, and active time in intervals. */
function fromBrowser({ lesson: lessonId, minutes }: Sitting, userId: string, from: Date) {
  const dayOf = daysIn(timeZone);
  const event = (at: Date) => ({ id: crypto.randomUUID(), userId, courseId, lessonId, at, day: dayOf(at) });
  const intervals = Array.from({ length: Math.ceil((minutes * 60) / longest) }, (_, index) => {
    const seconds = Math.min(longest, minutes * 60 - index * longest);
    const at = new Date(from.getTime() + index * longest * 1000);
    return { ...event(at), kind: 'active' as const, seconds, counted: seconds };
  });
  return [{ ...event(from), kind: 'lesson-opened' as const }, ...intervals];
}

/** What came of it, in the tables of the lesson and as events. */
async function resultsOf(tx: Database, userId: string, lesson: Lesson, { answers, attempts, done }: Sitting, to: Date) {
  const own = { userId, courseId, lessonId: lesson.id };
  return [
    ...(answers ? await answered(tx, own, lesson, answers, new Date(to.getTime() - minute)) : []),
    ...(attempts ? await attempted(tx, own, lesson, attempts, to) : []),
    ...(done ? await completed(tx, own, to) : []),
  ];
}

type Own = { userId: string; courseId: string; lessonId: string };

async function answered(tx: Database, own: Own, { content, moduleId }: Lesson, answers: boolean[], at: Date) {
  if (content.type !== 'quiz') return [];
  const score = Math.round((answers.filter(Boolean).length / answers.length) * 100);
  await tx.insert(quizAttempts).values({ ...own, score, answeredAt: at });
  return answers.map((isRight, index): ServerEvent => {
    const item = `q${index + 1}`;
    const measured = measuredBy(content, moduleId, item);
    return { ...measured, courseId, lessonId: own.lessonId, kind: 'question-answered', item, isRight, at };
  });
}

/** With the code that the exercise begins with, so that the lesson looks as if it were new. */
async function attempted(tx: Database, own: Own, { content, moduleId }: Lesson, attempts: boolean[], to: Date) {
  if (content.type !== 'exercise') return [];
  const rows = attempts.map((isRight, index) => ({
    ...own,
    id: crypto.randomUUID(),
    code: content.start,
    outcome: isRight ? ('solved' as const) : ('different' as const),
    attemptedAt: new Date(to.getTime() - 5 * (attempts.length - index) * minute),
  }));
  await tx.insert(exerciseAttempts).values(rows);
  const measured = { courseId, lessonId: own.lessonId, outcomeId: outcomeOf(moduleId, content) };
  return rows.map(
    ({ id, attemptedAt: at, outcome }): ServerEvent => ({
      ...measured,
      ...{ id, at, kind: 'exercise-attempted', isRight: outcome === 'solved' },
    }),
  );
}

/** Lessons without a sitting were completed a minute after the one before them. */
async function completedBeside(tx: Database, userId: string, events: readonly ServerEvent[]): Promise<ServerEvent[]> {
  const told = new Map(
    events.flatMap(({ kind, lessonId, at }) =>
      kind === 'lesson-completed' && lessonId ? [[lessonId, at] as const] : [],
    ),
  );
  const rows = await tx
    .select({ lessonId: completedLessons.lessonId })
    .from(completedLessons)
    .innerJoin(lessons, and(eq(lessons.courseId, completedLessons.courseId), eq(lessons.id, completedLessons.lessonId)))
    .where(and(eq(completedLessons.userId, userId), eq(completedLessons.courseId, courseId)))
    .orderBy(asc(lessons.position));
  const made: ServerEvent[] = [];
  let before: Date | undefined;
  for (const { lessonId } of rows) {
    const at = told.get(lessonId);
    if (!at && before) {
      before = new Date(before.getTime() + minute);
      made.push(...(await completed(tx, { userId, courseId, lessonId }, before)));
    } else before = at;
  }
  return made;
}

async function completed(tx: Database, { userId, lessonId }: Own, at: Date): Promise<ServerEvent[]> {
  const row = and(
    eq(completedLessons.userId, userId),
    eq(completedLessons.courseId, courseId),
    eq(completedLessons.lessonId, lessonId),
  );
  const known = await tx.update(completedLessons).set({ completedAt: at }).where(row).returning();
  return known.length > 0 ? [{ courseId, lessonId, kind: 'lesson-completed', at }] : [];
}
