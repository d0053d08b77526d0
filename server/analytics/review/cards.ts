/**
 * Cards of the spaced review (§analytics.60). Each answer is stored, and its card is then computed again from all of
 * them, in the same transaction, by the weights that hold then (§analytics.100).
 */
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { cardAnswers, reviewCards } from '../../platform/database/schema/analytics.ts';
import { currentModel } from '../chances/current-model.ts';
import type { Forgetting } from './forgetting.ts';

type Answer = Omit<typeof cardAnswers.$inferInsert, 'userId'>;
export type CardKey = { courseId: string; lessonId: string; question: string };

/** A key for maps by card. */
export const nameOf = ({ courseId, lessonId, question }: CardKey) => `${courseId} ${lessonId} ${question}`;

/**
 * Adds the answers that are new, and returns their ids. The rows of the cards are locked first, always in one order,
 * so that each of two devices sees the answers of the other.
 */
export async function addAnswers(tx: Database, userId: string, answers: readonly Answer[]): Promise<Set<string>> {
  const byCard = [...Map.groupBy(answers, nameOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (byCard.length === 0) return new Set();
  const { forgetting } = await currentModel(tx);
  const cards = byCard.flatMap(([, [first, ...rest]]) => (first ? [cardOf(forgetting, userId, [first, ...rest])] : []));
  const { userId: owner, courseId, lessonId, question } = reviewCards;
  await tx
    .insert(reviewCards)
    .values(cards)
    .onConflictDoUpdate({ target: [owner, courseId, lessonId, question], set: { userId } });
  const added = await tx
    .insert(cardAnswers)
    .values(answers.map((answer) => ({ ...answer, userId })))
    .onConflictDoNothing()
    .returning({ id: cardAnswers.id });
  if (added.length > 0) await keepCards(tx, forgetting, userId, cards);
  return new Set(added.map(({ id }) => id));
}

async function keepCards(tx: Database, forgetting: Forgetting, userId: string, keys: CardKey[]): Promise<void> {
  const known = await tx
    .select()
    .from(cardAnswers)
    .where(and(eq(cardAnswers.userId, userId), or(...keys.map((key) => isAt(cardAnswers, key)))));
  for (const [, [first, ...rest]] of Map.groupBy(known, nameOf)) {
    if (!first) continue;
    const { userId: _, ...card } = cardOf(forgetting, userId, [first, ...rest]);
    await tx
      .update(reviewCards)
      .set(card)
      .where(and(eq(reviewCards.userId, userId), isAt(reviewCards, first)));
  }
}

const cardOf = (
  { memoryOf }: Forgetting,
  userId: string,
  answers: readonly [Answer, ...Answer[]],
): typeof reviewCards.$inferInsert => {
  const [{ courseId, lessonId, question }] = answers;
  return { userId, courseId, lessonId, question, ...memoryOf(answers) };
};

const isAt = (table: typeof cardAnswers | typeof reviewCards, { courseId, lessonId, question }: CardKey) =>
  and(eq(table.courseId, courseId), eq(table.lessonId, lessonId), eq(table.question, question));
