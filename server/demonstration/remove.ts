/** Takes the demonstration out of a database again: its accounts, whose passwords are public, and all that is made up. */
import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import { several } from '../content/durations.ts';
import { madeUpContent } from '../content/store.ts';
import { countRatings } from '../course/ratings.ts';
import type { Database } from '../platform/database/client.ts';
import { deleteWithDependants } from '../platform/database/foreign-keys.ts';
import { oneTimeTokens, photos, users } from '../platform/database/schema/account.ts';
import { courseInstructors, courses, reviews } from '../platform/database/schema/course.ts';
import { demoInstructor, demoStudent } from './accounts.ts';
import { madeUp, readFigures } from './figures.ts';
import { removeQuestions } from './questions.ts';
import { madeUpAddress } from './queue.ts';
import { madeUpClass, readClasses } from './study.ts';

const emails = [demoStudent.email, demoInstructor.email];

export class DemonstrationAccounts extends Error {
  constructor(found: string[], madeUpStudents: number) {
    const holds = [
      ...(found.length > 0 ? [`the demonstration's accounts ${found.join(' and ')}, whose passwords are public`] : []),
      ...(madeUpStudents > 0 ? [`${several(madeUpStudents, 'account')} of people who are made up`] : []),
    ];
    super(
      `The database holds ${holds.join(', and ')}. ` +
        'Remove them with the same settings: npm run demonstration -- --remove',
    );
  }
}

/** What triggers do of a deletion takes longer than its rows are more: a thousand people at once took minutes. */
const atOnce = 25;

/** A condition: accounts of people who are made up, a start's and a grown demonstration's. */
const isMadeUp = like(users.email, `%${madeUpAddress}`);

/** The addresses of the demonstration's accounts that the database holds. */
export async function demonstrationAccounts(db: Database): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  return rows.map(({ email }) => email).toSorted();
}

/** For production. Throws `DemonstrationAccounts`. */
export async function refuseDemonstration(db: Database): Promise<void> {
  const found = await demonstrationAccounts(db);
  const madeUpStudents = await db.$count(users, isMadeUp);
  if (found.length > 0 || madeUpStudents > 0) throw new DemonstrationAccounts(found, madeUpStudents);
}

/** Content and all other accounts stay. Answers the addresses of the accounts that it removed. */
export async function removeDemonstration(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    const found = await demonstrationAccounts(tx);
    const own = await tx.select({ photoId: users.photoId }).from(users).where(inArray(users.email, emails));
    // Students' reviews stay where the instructor has answered them.
    const instructors = tx.select({ id: users.id }).from(users).where(inArray(users.email, emails));
    await tx
      .update(reviews)
      .set({ answer: null, answeredAt: null, answeredBy: null })
      .where(inArray(reviews.answeredBy, instructors));
    // So does whom the instructor added to a course.
    await tx.update(courseInstructors).set({ addedBy: null }).where(inArray(courseInstructors.addedBy, instructors));
    const people = await tx
      .select({ id: users.id })
      .from(users)
      .where(or(inArray(users.email, emails), isMadeUp))
      .orderBy(users.id);
    for (let from = 0; from < people.length; from += atOnce) {
      const ids = people.slice(from, from + atOnce).map(({ id }) => id);
      await deleteWithDependants(tx, 'users', inArray(sql`id`, ids));
    }
    await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.email, emails));
    for (const { photoId } of own) if (photoId) await tx.delete(photos).where(eq(photos.id, photoId));
    for (const [courseId, { reviews: texts }] of Object.entries(readFigures())) {
      await countRatings(tx, courseId);
      await tx
        .update(courses)
        .set({ students: 0, ratingCount: 0, ratingDistribution: [0, 0, 0, 0, 0] })
        .where(eq(courses.id, courseId));
      for (const { author, text } of texts) {
        const made = and(eq(reviews.courseId, courseId), eq(reviews.author, author), eq(reviews.text, text), madeUp);
        await tx.delete(reviews).where(made);
      }
    }
    await removeQuestions(tx);
    await deleteWithDependants(tx, 'courses', sql`content_version = ${madeUpContent}`);
    const made = readClasses().map(({ id }) => id);
    await deleteWithDependants(
      tx,
      'classes',
      or(inArray(sql`id`, made), like(sql`id`, `${madeUpClass}%`)) ?? sql`false`,
    );
    return found;
  });
}
