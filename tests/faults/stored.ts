/** Checks the server's database after the cases: what each person sent is stored exactly once. */
import { eq } from 'drizzle-orm';
import { verifyPassword } from '../../server/account/password-hash.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { extensionRequests, submissions } from '../../server/platform/database/schema/assignments.ts';
import { reviews } from '../../server/platform/database/schema/course.ts';
import { regradeRequests } from '../../server/platform/database/schema/grading.ts';
import { quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { orders } from '../../server/platform/database/schema/payment.ts';
import { exerciseAttempts } from '../../server/platform/database/schema/practice.ts';
import { communityPosts, threadMessages, threads } from '../../server/platform/database/schema/questions.ts';
import { readDatabase } from '../journeys/database.ts';
import type { Account, Product } from '../journeys/server.ts';

const tables = {
  exerciseAttempts,
  extensionRequests,
  threads,
  orders,
  quizAttempts,
  regradeRequests,
  reviews,
  submissions,
};

export type Stored =
  | { row: keyof typeof tables }
  | { solved: string }
  | { project: readonly string[] }
  | { messages: number }
  | { answers: number }
  | { photo: true }
  | { moneyBack: true }
  | { firstName: string }
  | { password: string };

/** What the server must hold of the person after the case. */
export type Expected = { name: string; person: Account; stored: Stored };

/** What is missing or stored twice, in a sentence for each person. */
export function wrongIn(product: Product, expected: readonly Expected[]): Promise<string[]> {
  return readDatabase(product, async (db) => {
    const wrong: string[] = [];
    for (const { name, person, stored } of expected) {
      const { id } = person.user;
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if ('row' in stored) {
        const table = tables[stored.row];
        const count = await db.$count(table, eq(table.userId, id));
        if (count !== 1) wrong.push(`${name}: ${count} of ${stored.row}`);
      } else if ('solved' in stored) {
        const attempts = await db.select().from(exerciseAttempts).where(eq(exerciseAttempts.userId, id));
        const solving = attempts.filter(({ outcome }) => outcome === 'solved').map(({ code }) => code);
        if (solving.join() !== stored.solved) wrong.push(`${name}: solved with ${JSON.stringify(solving)}`);
      } else if ('project' in stored) {
        const handedIn = await db.select().from(submissions).where(eq(submissions.userId, id));
        const codes = handedIn.map(({ solutions }) => solutions?.map(({ code }) => code));
        if (JSON.stringify(codes) !== JSON.stringify([stored.project])) {
          wrong.push(`${name}: handed in ${JSON.stringify(codes)}`);
        }
      } else if ('messages' in stored) {
        const count = await db.$count(threadMessages, eq(threadMessages.authorId, id));
        if (count !== stored.messages) wrong.push(`${name}: ${count} messages`);
      } else if ('answers' in stored) {
        const count = await db.$count(communityPosts, eq(communityPosts.authorId, id));
        if (count !== stored.answers) wrong.push(`${name}: ${count} answers`);
      } else if ('moneyBack' in stored) {
        const paid = await db.select().from(orders).where(eq(orders.userId, id));
        const reasons = paid.map(({ moneyBackReason }) => moneyBackReason);
        if (reasons.length !== 1 || !reasons[0]) wrong.push(`${name}: asked with ${JSON.stringify(reasons)}`);
      } else if ('photo' in stored && !user?.photoId) wrong.push(`${name}: no photo`);
      else if ('password' in stored && !(await verifyPassword(stored.password, user?.passwordHash ?? ''))) {
        wrong.push(`${name}: another password`);
      } else if ('firstName' in stored && user?.firstName !== stored.firstName)
        wrong.push(`${name}: ${user?.firstName}`);
    }
    return wrong;
  });
}
