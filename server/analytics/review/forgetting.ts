/**
 * When a card is due again (docs/adr/020-review.md): FSRS, in days of the student's own calendar. A card is computed
 * from its answers alone, so that devices agree in whatever order the answers arrive.
 */
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

export type CardAnswer = { id: string; at: Date; day: string; rating: 'again' | 'hard' | 'good' | 'easy' };
/** `stability`: days until nine of ten such questions would still be answered right. Days as `2026-11-20`. */
export type Memory = { stability: number; difficulty: number; answeredOn: string; dueOn: string };

const grades: Record<CardAnswer['rating'], Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** A card is due when nine of ten such are still known, within about a year, and never twice on a day. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false, enable_short_term: false });

const before = (one: CardAnswer, other: CardAnswer) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The card's memory after these answers, which may come in any order. */
export function memoryOf(answers: readonly [CardAnswer, ...CardAnswer[]]): Memory {
  let latest = '';
  let card: Card = createEmptyCard(0);
  for (const { day, rating } of answers.toSorted(before)) {
    // Days do not go back where a student travels west.
    if (day > latest) latest = day;
    ({ card } = scheduler.next(card, new Date(latest), grades[rating]));
  }
  const { stability, difficulty, due } = card;
  return { stability, difficulty, answeredOn: latest, dueOn: dayOf(due) };
}

/** How likely it is still known on that day, from 0 to 1. */
export function recallOn(day: string, { stability, answeredOn }: Pick<Memory, 'stability' | 'answeredOn'>): number {
  const days = Math.max(0, (Date.parse(day) - Date.parse(answeredOn)) / 86_400_000);
  return scheduler.forgetting_curve(days, stability);
}
