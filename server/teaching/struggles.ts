/**
 * Where the students of a course struggle (§teaching.22). Everything is made of what was published of single questions and
 * exercises, rounded first: figures of lessons and outcomes reveal no more than these.
 */
import { asc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type PublishedItem, publishedItems, smallestGroup } from '../analytics/class-figures.ts';
import { outcomeOf } from '../content/outcomes.ts';
import type { CourseEntry } from '../course/cache.ts';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../platform/database/schema/course.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { type JudgedItem, misfitOf } from './misfits.ts';

type Schemas = components['schemas'];
type Figures = Pick<Schemas['StruggleItem'], 'students' | 'first' | 'now'>;
type Item = Schemas['StruggleItem'] & JudgedItem & { outcomeId: string };

/** Steps of the numbers of students, so that nobody sees that one came or left. */
const groups = [1, 2, 5].flatMap((step) => [1, 10, 100, 1000, 10_000, 100_000].map((power) => step * power));
const ascending = groups.filter((group) => group >= smallestGroup).toSorted((one, other) => one - other);
const groupOf = (students: number) => ascending.findLast((group) => group <= students) ?? smallestGroup;

/** Rounded to 5 percent. All and none are shown as all but one, so that nobody's own result is given away. */
export function shareOf(right: number, students: number): number {
  const hidden = Math.min(Math.max(right, 1), students - 1);
  return nextFive((hidden / students) * 100);
}

const nextFive = (percent: number) => Math.min(95, Math.max(5, Math.round(percent / 5) * 5));

const triesNames = ['1', '2', '3', '4-5', '6-10', '11+'] as const;

/** The median tries of those who solved it; none where these are fewer than five. */
function triesOf(counts: readonly number[]): Schemas['StruggleTries'] | undefined {
  const solved = counts.reduce((sum, count) => sum + count, 0);
  if (solved < smallestGroup) return undefined;
  let before = 0;
  return triesNames.find((_, index) => {
    before += counts[index] ?? 0;
    return before * 2 >= solved;
  });
}

type Row = Pick<typeof lessons.$inferSelect, 'id' | 'title' | 'moduleId' | 'content'>;

/** The number of the item counts from 1, as `q1`; a lesson that is one exercise has one. */
function itemsOf(content: WrittenLesson, { title, moduleId }: Row) {
  if (content.type === 'exercise') {
    const wrongOf = (answer: string | null) =>
      content.language === 'chart' ? undefined : content.mistakes.find(({ result }) => result === answer)?.answer;
    return [
      {
        item: '',
        kind: 'exercise' as const,
        text: title,
        options: 0,
        outcomeId: outcomeOf(moduleId, content),
        wrongOf,
      },
    ];
  }
  if (content.type !== 'quiz') return [];
  return content.questions.map((question, index) => ({
    item: `q${index + 1}`,
    kind: 'question' as const,
    text: question.prompt,
    options: question.options.length,
    outcomeId: outcomeOf(moduleId, question),
    wrongOf: (answer: string | null) =>
      question.options.find((_, option) => String.fromCharCode('a'.charCodeAt(0) + option) === answer),
  }));
}

/** The most difficult first. Items of which too few students are known are left out. */
export async function strugglesOf(db: Database, { row: course, modules }: CourseEntry): Promise<Schemas['Struggles']> {
  const rows: Row[] = await db
    .select({ id: lessons.id, title: lessons.title, moduleId: lessons.moduleId, content: lessons.content })
    .from(lessons)
    .where(eq(lessons.courseId, course.id))
    .orderBy(asc(lessons.position));
  const published = await publishedItems(db, course.id);
  const figuresOf = new Map(published.map((one) => [`${one.lessonId} ${one.item}`, one]));
  const all = rows.flatMap((lesson) => itemsOf(lesson.content, lesson).map((item) => ({ lesson, ...item })));
  const items = all.flatMap(({ lesson, ...item }) => {
    const found = figuresOf.get(`${lesson.id} ${item.item}`);
    return found ? [shown(lesson, item, found)] : [];
  });
  const shownNow = new Set(items.map(({ id }) => id));
  const days = published.flatMap((one) => (shownNow.has(idOf(one.lessonId, one.item)) ? one.publishedOn : []));
  const publishedOn = days.toSorted().at(-1);
  const order = modules.map(({ id }) => id);
  const pooled = (of: (item: Item) => boolean) => figuresTogether(items.filter(of));
  return {
    courseTitle: course.title,
    total: all.length,
    ...(publishedOn && { publishedOn }),
    items: hardestFirst(items).map((item) => {
      const { outcomeId: _, moduleId: __, options: ___, ...known } = item;
      const misfit = misfitOf(item, items, order);
      return { ...known, ...(misfit && { misfit }) };
    }),
    lessons: hardestFirst(
      rows.flatMap(({ id, title }) => {
        const figures = pooled((item) => item.lessonId === id);
        return figures ? [{ id, title, ...figures }] : [];
      }),
    ),
    outcomes: hardestFirst(
      modules.flatMap(({ id, outcome: text }) => {
        const figures = pooled((item) => item.outcomeId === id);
        return figures && text ? [{ id, text, ...figures }] : [];
      }),
    ),
  };
}

const idOf = (lessonId: string, item: string) => (item ? `${lessonId} ${item}` : lessonId);

function shown(
  lesson: Row,
  { item, kind, text, outcomeId, options, wrongOf }: ReturnType<typeof itemsOf>[number],
  { figures: { students, firstRight, right, tries, wrongAnswer } }: PublishedItem,
): Item {
  const wrong = wrongOf(wrongAnswer);
  const middle = kind === 'exercise' ? triesOf(tries) : undefined;
  return {
    id: idOf(lesson.id, item),
    kind,
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    text,
    outcomeId,
    moduleId: lesson.moduleId,
    options,
    students: groupOf(students),
    first: shareOf(firstRight, students),
    now: shareOf(right, students),
    ...(middle && { tries: middle }),
    ...(wrong !== undefined && { wrong }),
  };
}

/** The mean of the shares as they are shown. */
function figuresTogether(items: readonly Figures[]): Figures | null {
  if (items.length === 0) return null;
  const mean = (figure: 'first' | 'now') => nextFive(items.reduce((sum, item) => sum + item[figure], 0) / items.length);
  return { students: Math.max(...items.map(({ students }) => students)), first: mean('first'), now: mean('now') };
}

/** By the first try, then by where they are now; equal ones in the course's order. */
const hardestFirst = <One extends Figures>(all: One[]) =>
  all.toSorted((one, other) => one.first - other.first || one.now - other.now);
