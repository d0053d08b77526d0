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
import { onPage } from './page-events.ts';
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
const onThisPage = new Map<string, string>();
/** The answer of this tab that waits for its rating. */
let unrated: { person: string; answer: CardAnswer } | null = null;
draftsDeleted.listen(() => onThisPage.clear());
onPage('pagehide', leaveUnrated);

function keep(person: string, answer: z.infer<typeof keptSchema>): void {
  // Not after signing out, which has deleted what was kept.
  if (!isSignedIn(person)) return;
  const [key, text] = [answerKey(person, answer.id), JSON.stringify(answer)];
  const isKept = attempt(() => {
    localStorage.setItem(key, text);
    return true;
  }, false);
  if (!isKept) onThisPage.set(key, text);
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

/** Adds the student's rating to the answer. */
export function rateAnswer(person: string, answer: CardAnswer, rating: CardAnswer['rating']): void {
  keep(person, { ...answer, rating });
  unrated = null;
}

/** Stops waiting for a rating: the answer counts as it was kept. */
export function leaveUnrated(): void {
  if (unrated) keep(unrated.person, unrated.answer);
  unrated = null;
}

/** The oldest first. Leaves out answers that another version of the app has stored in another shape. */
function answersOf(person: string): z.infer<typeof keptSchema>[] {
  const keys = [...localKeysOf(person, unloadPrefix), ...onThisPage.keys()].filter(isAnswer(person));
  const answers = keys.flatMap((key) => {
    const text = attempt(() => localStorage.getItem(key), null) ?? onThisPage.get(key) ?? '';
    const found = keptSchema.safeParse(attempt<unknown>(() => JSON.parse(text), null)).data;
    // An answer under another id than its own would never be erased, and be sent again and again.
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

/** Whether the answer waits for its rating in another tab. */
function isRatedElsewhere({ isUnrated = false, at }: z.infer<typeof keptSchema>): boolean {
  const age = Date.now() - Date.parse(at);
  return isUnrated && age >= 0 && age < longestRating;
}

function erase(person: string, { answers }: Batch): void {
  for (const { id } of answers) {
    attempt(() => localStorage.removeItem(answerKey(person, id)), undefined);
    onThisPage.delete(answerKey(person, id));
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

/** The cards without those that were answered on this device and not sent yet. */
function withoutAnswered(person: string, cards: DueCards): DueCards {
  const nameOf = ({ courseId, lessonId, questionId }: Omit<CardAnswer, 'id' | 'optionId' | 'rating' | 'at'>) =>
    `${courseId} ${lessonId} ${questionId}`;
  const answered = new Set(answersOf(person).map(nameOf));
  const questions = cards.questions.filter((card) => !answered.has(nameOf(card)));
  return { ...cards, questions, doneToday: cards.doneToday + cards.questions.length - questions.length };
}

/** Loads the cards that are due today, after sending the answers of this device, and keeps them for use offline. */
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

/** The cards that this device keeps; null where it keeps none. */
export function keptDueCards(person: string): DueCards | null {
  return getDueCardsResponse.safeParse(localJson(cardsKey(person))).data ?? null;
}
