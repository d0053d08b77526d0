/** What the demonstration's student did in the last eight weeks (§analytics.15), as `learning.yaml` has it. */
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { addEvents, type ServerEvent } from '../analytics/log.ts';
import { measuredBy } from '../lesson/quiz.ts';
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

/** Within the caller's transaction, for a new student. What would be to come is left out, and so are lessons that the content lacks. */
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
  const place = { courseId, lessonId: lesson.id };
  const measured = { ...place, outcomeId: lesson.moduleId };
  const events: ServerEvent[] = [];
  if (answers) {
    const score = Math.round((answers.filter(Boolean).length / answers.length) * 100);
    const at = new Date(to.getTime() - minute);
    await tx.insert(quizAttempts).values({ userId, ...place, score, answeredAt: at });
    const answered = { ...measured, kind: 'question-answered', at } as const;
    const quiz = lesson.content.type === 'quiz' ? lesson.content : null;
    for (const [index, isRight] of answers.entries()) {
      const item = `q${index + 1}`;
      events.push({ ...answered, ...(quiz && measuredBy(quiz, lesson.moduleId, item)), item, isRight });
    }
  }
  for (const [index, isRight] of (attempts ?? []).entries()) {
    const at = new Date(to.getTime() - (2 * (attempts?.length ?? 0) - index) * minute);
    const outcome = isRight ? 'solved' : 'different';
    const code = lesson.content.type === 'exercise' ? lesson.content.start : '';
    const [made] = await tx
      .insert(exerciseAttempts)
      .values({ userId, ...place, code, outcome, attemptedAt: at })
      .returning({ id: exerciseAttempts.id });
    events.push({ ...measured, ...made, kind: 'exercise-attempted', at, isRight });
  }
  if (done) {
    const own = and(
      eq(completedLessons.userId, userId),
      eq(completedLessons.courseId, courseId),
      eq(completedLessons.lessonId, lesson.id),
    );
    const completed = await tx.update(completedLessons).set({ completedAt: to }).where(own).returning();
    if (completed.length > 0) events.push({ ...place, kind: 'lesson-completed', at: to });
  }
  return events;
}
