/** Publishing a thread's question and answer for its course, without the asker's name (§questions.13). */
import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { communityPosts, threadMessages, threads } from '../platform/database/schema/questions.ts';
import { plainLine } from '../platform/plain-text.ts';
import { excerptOf } from './list.ts';
import { nameOf } from './messages.ts';

type Publication = components['schemas']['Publication'];
type Asker = { firstName: string; lastName: string; email: string };
type ThreadKey = { courseId: string; threadId: string };

const longestTitle = 100;
const longestText = 10_000;

/** Replaces a name. */
const anonymousName = 'a student';

async function threadOf(db: Database, { courseId, threadId }: ThreadKey) {
  const [found] = await db
    .select({ thread: threads, asker: { firstName: users.firstName, lastName: users.lastName, email: users.email } })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.userId))
    .where(and(eq(threads.id, threadId), eq(threads.courseId, courseId)));
  if (!found) throw new Problem(404, 'There is no such conversation.');
  return found;
}

/** Throws 409 for a thread that an instructor started: it was meant for one student. */
function requireQuestion({ isStartedByInstructor }: { isStartedByInstructor: boolean }): void {
  if (isStartedByInstructor) throw new Problem(409, 'This conversation did not begin with a question.');
}

/**
 * The first question and the first answer, each without the asker's names. Throws 404 for an unknown thread, 409
 * without an answer.
 */
export async function proposalOf(db: Database, key: ThreadKey): Promise<Publication> {
  const { thread, asker } = await threadOf(db, key);
  requireQuestion(thread);
  const messages = await db
    .select({ text: threadMessages.text, isByInstructor: threadMessages.isByInstructor })
    .from(threadMessages)
    .where(eq(threadMessages.threadId, key.threadId))
    .orderBy(asc(threadMessages.sentAt), asc(threadMessages.id));
  const first = (isByInstructor: boolean) => messages.find((one) => one.isByInstructor === isByInstructor)?.text ?? '';
  const [asked, answered] = [first(false), first(true)];
  if (answered === '') throw new Problem(409, 'Nobody has answered this conversation yet.');
  const question = withoutNames(asked, asker).slice(0, longestText);
  return { title: titleOf(question), question, answer: withoutNames(answered, asker).slice(0, longestText) };
}

const titleOf = (question: string) => {
  const [sentence = ''] = /^.*?[?.](?=\s|$)/.exec(plainLine(question)) ?? [plainLine(question)];
  return sentence.slice(0, longestTitle).trimEnd() || 'Question';
};

/** Each name, as a word of its own, and the address. */
export function withoutNames(text: string, { firstName, lastName, email }: Asker): string {
  const names = [email, `${firstName} ${lastName}`, firstName, lastName].filter((name) => name.trim() !== '');
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'), anonymousName);
}

/** Whether a text still has the whole name or the address, with whatever is between the names. */
const namesAsker = (text: string, asker: Asker): boolean => {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}@.]+/gu, ' ');
  return [nameOf(asker), asker.email].some((who) =>
    plain.includes(
      who
        .toLowerCase()
        .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
        .trim(),
    ),
  );
};

/** Returns the question's id. Throws 404 for an unknown thread, 409 for a published one, 422 where a name is left. */
export async function publish(
  db: Database,
  teacher: SessionUser,
  key: ThreadKey,
  texts: Publication,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, key.threadId)).for('update');
    const { thread, asker } = await threadOf(tx, key);
    requireQuestion(thread);
    if (thread.publishedAs !== null) throw new Problem(409, 'This conversation has been published already.');
    if (Object.values(texts).some((text) => namesAsker(text, asker))) {
      throw new Problem(422, 'A text still has the name or the address of the student who asked. Please take it out.');
    }
    const common = { courseId: key.courseId, postedAt: now };
    const [question] = await tx
      .insert(communityPosts)
      .values({
        ...common,
        isByInstructor: false,
        title: plainLine(texts.title),
        text: texts.question,
        excerpt: excerptOf(texts.question),
      })
      .returning();
    if (!question) throw new Error('The insert returned no question');
    const answer = { questionId: question.id, authorId: teacher.id, isByInstructor: true, text: texts.answer };
    await tx.insert(communityPosts).values({ ...common, ...answer });
    await tx.update(threads).set({ publishedAs: question.id }).where(eq(threads.id, thread.id));
    return question.id;
  });
}
