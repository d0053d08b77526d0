/**
 * Finding out what a student knows of their path in at most ten questions (§analytics.77). What an answer says is in
 * the log, as of any other question: a placement keeps only which question is asked.
 */
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { outcomeOf } from '../../content/outcomes.ts';
import { questionId } from '../../content/quiz-questions.ts';
import { courseOf } from '../../course/cache.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../platform/database/client.ts';
import { learningEvents, learningPaths } from '../../platform/database/schema/analytics.ts';
import { lessons } from '../../platform/database/schema/course.ts';
import type { WrittenQuestion } from '../../platform/database/written-lesson.ts';
import { itemOf, secondsOf } from '../chances/take-in.ts';
import { addEvents } from '../log.ts';
import { gainOf } from './known.ts';
import { moduleKey } from './plan.ts';
import { ownPath, type PathRow, type PathState, pathState, stepsOf } from './state.ts';

type Placement = components['schemas']['Placement'];
type Answer = components['schemas']['PlacementAnswer'];

export const atMost = 10;
/** The placement ends where no question is expected to gain more. */
const leastGain = 0.2;
/** Days in which a question that was answered, wherever it was, is not asked again. */
const restDays = 90;

const day = 86_400_000;

type ItemKey = { courseId: string; lessonId: string; item: string };
type Question = ItemKey & { moduleId: string; question: WrittenQuestion };

const idOf = ({ courseId, lessonId, item }: ItemKey) => `${courseId}.${lessonId}.${item}`;

/** Null where there is none, and where the content has it no longer. */
export async function questionOf(db: Database, id: string | null): Promise<Question | null> {
  const [courseId = '', lessonId = '', item = ''] = id?.split('.') ?? [];
  const [row] = await db
    .select({ moduleId: lessons.moduleId, content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.id, lessonId)));
  const question =
    row?.content.type === 'quiz' ? row.content.questions.find((_, index) => questionId(index) === item) : undefined;
  return row && question ? { courseId, lessonId, item, moduleId: outcomeOf(row.moduleId, question), question } : null;
}

/**
 * The placement as the contract shows it: `question` is null where it has ended or its question has left the content.
 */
export async function shownPlacement(db: Database, { asked, question: id }: PathRow): Promise<Placement> {
  const found = await questionOf(db, id);
  if (!found) return { asked, atMost, question: null };
  const { prompt, options } = found.question;
  const course = await courseOf(db, found.courseId);
  const module = course?.modules.find((each) => each.id === found.moduleId);
  const titles = { courseTitle: course?.row.title ?? found.courseId, moduleTitle: module?.title ?? found.moduleId };
  return { asked, atMost, question: { id: idOf(found), prompt, choices: options, ...titles } };
}

/** Starts a placement or goes on with the running one. Within a transaction, as all functions below. */
export async function start(tx: Database, userId: string, now: Date): Promise<Placement> {
  const row = await ownPath(tx, userId);
  if (row.placement === 'running' && (await questionOf(tx, row.question))) return shownPlacement(tx, row);
  return ask(tx, { ...row, asked: row.placement === 'running' ? row.asked : 0 }, now);
}

/** Throws 409 where this is not what is asked, and 422 for an option that the question does not have. */
export async function answer(
  tx: Database,
  userId: string,
  { questionId, choice }: Answer,
  now: Date,
): Promise<Placement> {
  const row = await ownPath(tx, userId);
  const found = row.question === questionId ? await questionOf(tx, questionId) : null;
  if (!found) throw new Problem(409, 'This question is not asked any more.');
  const { question, moduleId: outcomeId, courseId, lessonId, item } = found;
  if (choice !== null && choice >= question.options.length) throw new Problem(422, 'The question has no such choice.');
  const answered = { courseId, lessonId, item, outcomeId, options: question.options.length };
  await addEvents(tx, userId, [
    { ...answered, kind: 'placement-answered', isRight: choice === question.correct, at: now },
  ]);
  return ask(tx, { ...row, asked: row.asked + 1 }, now);
}

/** Ends the placement; answers given so far count. */
export async function end(tx: Database, userId: string): Promise<PathRow> {
  const row = await ownPath(tx, userId);
  if (row.placement !== 'running') return row;
  return keep(tx, { ...row, placement: 'done', question: null });
}

async function ask(tx: Database, row: PathRow, now: Date): Promise<Placement> {
  const state = row.asked < atMost ? await pathState(tx, row, now) : null;
  const next = state ? await mostTelling(tx, row, state, now) : null;
  const question = next && idOf(next);
  return shownPlacement(tx, await keep(tx, { ...row, placement: question ? 'running' : 'done', question }));
}

async function keep(tx: Database, row: PathRow): Promise<PathRow> {
  const { placement, asked, question } = row;
  await tx.update(learningPaths).set({ placement, asked, question }).where(eq(learningPaths.userId, row.userId));
  return row;
}

/** The question that is likeliest to show that a remaining module is known; of equal ones the first of the path. */
async function mostTelling(tx: Database, row: PathRow, state: PathState, now: Date): Promise<Question | null> {
  const open = stepsOf(row, state).flatMap(({ courseId, modules }) =>
    modules.flatMap((module) => (/todo|known/.test(module.state) ? { courseId, moduleId: module.id } : [])),
  );
  const questions = await freshQuestions(tx, row.userId, [...new Set(open.map(({ courseId }) => courseId))], now);
  let best: { question: Question; gain: number } | null = null;
  for (const { courseId, moduleId } of open) {
    const own = questions.filter((each) => each.courseId === courseId && each.moduleId === moduleId);
    const question = own.toSorted((one, other) => other.question.options.length - one.question.options.length)[0];
    const module = state.modules.get(moduleKey(courseId, moduleId));
    if (!question || !module) continue;
    const { options } = question.question;
    const asked = { item: itemOf(question), skills: [module.skill], at: secondsOf(now), options: options.length };
    const gain = gainOf(state.learner, module, asked, now);
    if (gain >= leastGain && gain > (best?.gain ?? 0) + 1e-9) best = { question, gain };
  }
  return best?.question ?? null;
}

/** What the quizzes of these courses ask, but for what was answered recently. */
async function freshQuestions(db: Database, userId: string, courses: string[], now: Date): Promise<Question[]> {
  if (courses.length === 0) return [];
  const recent = await db
    .select({ courseId: learningEvents.courseId, lessonId: learningEvents.lessonId, item: learningEvents.item })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        inArray(learningEvents.courseId, courses),
        isNotNull(learningEvents.outcomeId),
        gt(learningEvents.at, new Date(now.getTime() - restDays * day)),
      ),
    );
  const known = new Set(recent.map(({ courseId, lessonId, item }) => `${courseId}.${lessonId}.${item}`));
  const quizzes = await db
    .select({ courseId: lessons.courseId, moduleId: lessons.moduleId, lessonId: lessons.id, content: lessons.content })
    .from(lessons)
    .where(and(inArray(lessons.courseId, courses), eq(lessons.type, 'quiz')))
    .orderBy(lessons.courseId, lessons.position);
  const questions = quizzes.flatMap(({ courseId, moduleId, lessonId, content }) =>
    content.type === 'quiz'
      ? content.questions.map((question, index) => {
          const key = { courseId, lessonId, item: questionId(index) };
          return { ...key, moduleId: outcomeOf(moduleId, question), question };
        })
      : [],
  );
  return questions.filter((question) => !known.has(idOf(question)));
}
