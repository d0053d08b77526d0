import { and, eq } from 'drizzle-orm';
import { submissions } from '../../server/platform/database/schema/assignments.ts';
import { submissionFeedback } from '../../server/platform/database/schema/grading.ts';
import { readDatabase } from './database.ts';
import type { Account, Product } from './server.ts';

const hour = 3_600_000;

/**
 * Has the student submit an assignment, and grades it an hour ago in the database: by the calls they would see it only after the
 * half minute in which it can be undone. Returns the feedback's id.
 */
export async function gradeEarlier(
  product: Product,
  { user, token }: Account,
  { total = 70, assignmentId = 'question-log' } = {},
): Promise<string> {
  await product.call('POST', `/assignments/${assignmentId}/submission`, token, { text: 'Five questions.' });
  return readDatabase(product, async (db) => {
    const own = and(eq(submissions.userId, user.id), eq(submissions.assignmentId, assignmentId));
    const returnedAt = new Date(Date.now() - hour);
    const [submitted] = await db.update(submissions).set({ returnedAt, revision: 1 }).where(own).returning();
    const said = { total, levels: [], comments: [], fileComments: [], text: 'Name the decision, too.' };
    const [feedback] = await db
      .insert(submissionFeedback)
      .values({ submissionId: submitted?.id ?? '', returnedAt, visibleAt: returnedAt, ...said })
      .returning();
    return feedback?.id ?? '';
  });
}
