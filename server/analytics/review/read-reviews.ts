/** The answers to cards that weights are fitted to: numbers that name no student. */
import { asc, sql } from 'drizzle-orm';
import { inBatches } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/client.ts';
import { cardAnswers } from '../../platform/database/schema/analytics.ts';
import { nameOf } from './cards.ts';
import { type CardAnswer, type GradedAnswer, inOrder } from './forgetting.ts';

/** Students come in the order of their ids, which are drawn, so those that are read are like those that are not. */
const mostRead = 100_000;

/** Each card's answers in their order. The last card that is read may lack its newest ones. */
export async function readReviews(db: Database): Promise<GradedAnswer[][]> {
  const { userId, courseId, lessonId, question, at, id } = cardAnswers;
  const order = [userId, courseId, lessonId, question, at, id];
  const cards: CardAnswer[][] = [];
  let current = '';
  let count = 0;
  const batches = inBatches<typeof cardAnswers.$inferSelect>((last, limit) =>
    db
      .select()
      .from(cardAnswers)
      .where(
        last &&
          sql`(${sql.join(order, sql`, `)}) > (${last.userId}::uuid, ${last.courseId}, ${last.lessonId}, ${last.question}, ${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`,
      )
      .orderBy(...order.map((column) => asc(column)))
      .limit(limit),
  );
  for await (const rows of batches) {
    for (const row of rows) {
      const name = `${row.userId} ${nameOf(row)}`;
      if (name !== current) cards.push([]);
      current = name;
      cards.at(-1)?.push(row);
    }
    count += rows.length;
    if (count >= mostRead) break;
  }
  return cards.map(inOrder);
}
