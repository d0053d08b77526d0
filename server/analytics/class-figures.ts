/**
 * How the students of a course answer its questions and exercises, as far as its instructors may know
 * (docs/adr/022-class-figures.md). Triggers keep the sums; what is shown of them is published here, for five students
 * at a time.
 */
import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { courseItems, courseWrongAnswers, type PublishedFigures } from '../platform/database/schema/analytics.ts';

/** The smallest group of students of which figures are published, and by which two publications differ. */
export const smallestGroup = 5;

/**
 * Publishes the figures to which five more students have added, at most once a day. Comparing two publications
 * reveals nothing of fewer than five students.
 */
export async function publishClassFigures({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  const { courseId, lessonId, item } = courseWrongAnswers;
  const isOfItem = and(
    eq(courseId, courseItems.courseId),
    eq(lessonId, courseItems.lessonId),
    eq(item, courseItems.item),
    gte(courseWrongAnswers.students, smallestGroup),
  );
  const wrongAnswer = sql`(select ${courseWrongAnswers.answer} from ${courseWrongAnswers} where ${isOfItem}
    order by ${courseWrongAnswers.students} desc, ${courseWrongAnswers.answer} limit 1)`;
  const { triesOne, triesTwo, triesThree, triesToFive, triesToTen, triesMore } = courseItems;
  const tries = sql`jsonb_build_array(${triesOne}, ${triesTwo}, ${triesThree}, ${triesToFive}, ${triesToTen}, ${triesMore})`;
  await db
    .update(courseItems)
    .set({
      published: sql`jsonb_build_object('students', ${courseItems.students}, 'firstRight', ${courseItems.firstRight},
        'right', ${courseItems.right}, 'tries', ${tries}, 'wrongAnswer', ${wrongAnswer})`,
      publishedOn: today,
      publications: sql`${courseItems.publications} + 1`,
      fresh: 0,
    })
    .where(
      and(
        gte(courseItems.fresh, sql.raw(String(smallestGroup))), // as the index has it
        gte(courseItems.students, smallestGroup),
        or(isNull(courseItems.publishedOn), lt(courseItems.publishedOn, today)),
      ),
    );
}

export type PublishedItem = { lessonId: string; item: string; publishedOn: string; figures: PublishedFigures };

/** The published figures of a course, without items of which fewer than five students are left. */
export async function publishedItems(db: Database, courseId: string): Promise<PublishedItem[]> {
  const rows = await db
    .select({
      lessonId: courseItems.lessonId,
      item: courseItems.item,
      publishedOn: courseItems.publishedOn,
      figures: courseItems.published,
    })
    .from(courseItems)
    .where(
      and(
        eq(courseItems.courseId, courseId),
        gte(courseItems.students, smallestGroup),
        isNotNull(courseItems.published),
      ),
    );
  return rows.flatMap(({ publishedOn, figures, ...key }) =>
    publishedOn && figures ? [{ ...key, publishedOn, figures }] : [],
  );
}
