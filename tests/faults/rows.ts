/** What the server holds of each person in the end: exactly one row, whatever happened on the way. */
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../server/db/client.ts';
import {
  extensionRequests,
  instructorMessages,
  orders,
  quizAttempts,
  submissions,
  users,
} from '../../server/db/schema.ts';
import type { Account, Product } from '../journeys/server.ts';

const tables = { extensionRequests, instructorMessages, orders, quizAttempts, submissions };

export type Kept = { row: keyof typeof tables } | { photo: true } | { firstName: string } | { password: string };

export type Expected = { cell: string; person: Account; kept: Kept };

/** Tells of every person who has not got exactly what is expected. The server rests meanwhile: its database has room for one. */
export async function wrongRows(expected: readonly Expected[], product: Product): Promise<string[]> {
  await product.end('SIGTERM');
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: product.folder });
  try {
    const wrong: string[] = [];
    for (const { cell, person, kept } of expected) {
      const { id } = person.user;
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if ('row' in kept) {
        const table = tables[kept.row];
        const count = await db.$count(table, eq(table.userId, id));
        // Whoever studies has bought the course before.
        if (count !== 1) wrong.push(`${cell}: ${count} of ${kept.row}`);
      } else if ('photo' in kept && !user?.photoId) wrong.push(`${cell}: no photo`);
      else if ('firstName' in kept && user?.firstName !== kept.firstName) wrong.push(`${cell}: ${user?.firstName}`);
    }
    return wrong;
  } finally {
    await close();
    await product.start();
  }
}
