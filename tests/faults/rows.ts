/** What the server holds of each person in the end: exactly one row, whatever happened on the way. */
import { eq } from 'drizzle-orm';
import { verifyPassword } from '../../server/account/passwords.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { extensionRequests, submissions } from '../../server/platform/database/schema/assignments.ts';
import { instructorMessages } from '../../server/platform/database/schema/course.ts';
import { quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { orders } from '../../server/platform/database/schema/payment.ts';
import { readDatabase } from '../journeys/database.ts';
import type { Account, Product } from '../journeys/server.ts';

const tables = { extensionRequests, instructorMessages, orders, quizAttempts, submissions };

export type Kept = { row: keyof typeof tables } | { photo: true } | { firstName: string } | { password: string };

export type Expected = { cell: string; person: Account; kept: Kept };

/** Tells of every person who has not got exactly what is expected. */
export function wrongRows(expected: readonly Expected[], product: Product): Promise<string[]> {
  return readDatabase(product, async (db) => {
    const wrong: string[] = [];
    for (const { cell, person, kept } of expected) {
      const { id } = person.user;
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if ('row' in kept) {
        const table = tables[kept.row];
        const count = await db.$count(table, eq(table.userId, id));
        if (count !== 1) wrong.push(`${cell}: ${count} of ${kept.row}`);
      } else if ('photo' in kept && !user?.photoId) wrong.push(`${cell}: no photo`);
      else if ('password' in kept && !(await verifyPassword(kept.password, user?.passwordHash ?? ''))) {
        wrong.push(`${cell}: another password`);
      } else if ('firstName' in kept && user?.firstName !== kept.firstName) wrong.push(`${cell}: ${user?.firstName}`);
    }
    return wrong;
  });
}
