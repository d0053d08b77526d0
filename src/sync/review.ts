/**
 * The review on this device (§analytics.65, §analytics.66): the questions that come back, and answers, each in local storage
 * from the moment of its check, in one synchronous write, and there until the server has it. Its id makes it count once,
 * however often it is sent.
 */
import * as z from 'zod/mini';
import { actor } from '../api/actors.ts';
import { answerCards, loadDueCards } from '../api/analytics/review.ts';
import { getDueCardsResponse } from '../api/generated/schemas/analytics.ts';
import type { OperationInput, OperationOutput } from '../api/operation.ts';
import { draftsDeleted } from '../api/signals.ts';
import { reviewSendingMachine } from '../machines/analytics/review-sending.machine.ts';
import { sendingOf } from './batches.ts';
import { activityPrefix, attempt, localJson, localKeysOf, unloadPrefix } from './device-store.ts';
import { newId } from './new-id.ts';
import { isSignedIn } from './signed-in.ts';

type DueCards = OperationOutput<'getDueCards'>;
type Batch = OperationInput<'answerCards'>;
type CardAnswer = Batch['answers'][number];

/** As many as the contract takes at once. */
const mostAnswers = 100;

const answerSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  questionId: z.string(),
  optionId: z.string(),
  rating: z.enum(['again', 'hard', 'good', 'easy']),
  at: z.string(),
});

/**
 * On the device, one that is right and waits to be rated says so: it is its tab's until then. Where that tab ends without
 * a word, another one sends it after this many milliseconds.
 */
const keptSchema = z.extend(answerSchema, { isUnrated: z.optional(z.boolean()) });
const longestRating = 10 * 60_000;

const cardsKey = (person: string) => activityPrefix + JSON.stringify([person, 'review']);
const answerKey = (person: string, id: string) => unloadPrefix + JSON.stringify([person, 'review', id]);
const isAnswer = (person: string) => {
  const start = `${unloadPrefix}[${JSON.stringify(person)},"review",`;
  return (key: string) => key.startsWith(start);
};

/** Answers that the browser did not keep: they are on this page alone. */
const onPage = new Map<string, string>();
/** The answer of this tab that is yet to be rated, and waits for that. */
let unrated: { person: string; answer: CardAnswer } | null = null;
draftsDeleted.listen(() => onPage.clear());
addEventListener('pagehide', leaveUnrated);

function keep(person: string, answer: z.infer<typeof keptSchema>): void {
  // Not after signing out, which has deleted what was kept.
  if (!isSignedIn(person)) return;
  const [key, text] = [answerKey(person, answer.id), JSON.stringify(answer)];
  const isKept = attempt(() => {
    localStorage.setItem(key, text);
    return true;
  }, false);
  if (!isKept) onPage.set(key, text);
}

/** Keeps an answer, which waits to be rated where it is right. */
export function keepAnswer(person: string, answer: Omit<CardAnswer, 'id'>): CardAnswer {
  const kept = { ...answer, id: newId() };
  const isUnrated = answer.rating !== 'again';
  unrated = isUnrated ? { person, answer: kept } : null;
  keep(person, isUnrated ? { ...kept, isUnrated } : kept);
  const cards = keptDueCards(person);
  if (cards) keepCards(person, withoutAnswered(person, cards));
  return kept;
}

/** Says how hard it was. */
export function rateAnswer(person: string, answer: CardAnswer, rating: CardAnswer['rating']): void {
  keep(person, { ...answer, rating });
  unrated = null;
}

/** An answer that nobody rates any more counts as it was kept. */
export function leaveUnrated(): void {
  if (unrated) keep(unrated.person, unrated.answer);
  unrated = null;
}

/** The oldest first. What another version of the app has kept in another shape is left out. */
function answersOf(person: string): z.infer<typeof keptSchema>[] {
  const keys = [...localKeysOf(person, unloadPrefix), ...onPage.keys()].filter(isAnswer(person));
  const answers = keys.flatMap((key) => {
    const text = attempt(() => localStorage.getItem(key), null) ?? onPage.get(key) ?? '';
    const found = keptSchema.safeParse(attempt<unknown>(() => JSON.parse(text), null)).data;
    // What stands under another id would never be erased, and be sent again and again.
    return found && answerKey(person, found.id) === key ? [found] : [];
  });
  return answers.toSorted((one, other) => one.at.localeCompare(other.at));
}

const batchOf = (person: string): Batch => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  answers: answersOf(person)
    .filter((answer) => answer.id !== unrated?.answer.id && !isRatedElsewhere(answer))
    .slice(0, mostAnswers)
    .map(({ isUnrated: _, ...answer }) => answer),
});

/** Whether another tab is about to say how hard it was. */
function isRatedElsewhere({ isUnrated = false, at }: z.infer<typeof keptSchema>): boolean {
  const age = Date.now() - Date.parse(at);
  return isUnrated && age >= 0 && age < longestRating;
}

function erase(person: string, { answers }: Batch): void {
  for (const { id } of answers) {
    attempt(() => localStorage.removeItem(answerKey(person, id)), undefined);
    onPage.delete(answerKey(person, id));
  }
}

/** Sends what is kept; settles when there is nothing more to send, or when the server does not answer for now. */
export const sendAnswers = sendingOf({
  machine: reviewSendingMachine,
  call: answerCards,
  subject: 'review',
  batchOf,
  erase,
});

/** Without those that were answered here, which are done. */
function withoutAnswered(person: string, cards: DueCards): DueCards {
  const nameOf = ({ courseId, lessonId, questionId }: Omit<CardAnswer, 'id' | 'optionId' | 'rating' | 'at'>) =>
    `${courseId} ${lessonId} ${questionId}`;
  const answered = new Set(answersOf(person).map(nameOf));
  const questions = cards.questions.filter((card) => !answered.has(nameOf(card)));
  return { ...cards, questions, doneToday: cards.doneToday + cards.questions.length - questions.length };
}

/** What comes back today, which is kept for when the server cannot be reached. What was answered here goes out before. */
export const getDueCards = (person: string) =>
  actor(async (_: OperationInput<'getDueCards'>, signal): Promise<DueCards> => {
    await sendAnswers(person);
    const cards = await loadDueCards(signal);
    return keepCards(person, withoutAnswered(person, cards));
  });

function keepCards(person: string, cards: DueCards): DueCards {
  if (isSignedIn(person)) attempt(() => localStorage.setItem(cardsKey(person), JSON.stringify(cards)), undefined);
  return cards;
}

/** What this device has of it; null where it has nothing. */
export function keptDueCards(person: string): DueCards | null {
  return getDueCardsResponse.safeParse(localJson(cardsKey(person))).data ?? null;
}
