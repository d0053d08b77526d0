/**
 * When a card is due again (docs/adr/020-review.md): FSRS, in days of the student's own calendar. A card is computed
 * from its answers alone, so that devices agree in whatever order the answers arrive.
 */
import { type Card, createEmptyCard, default_w, fsrs, type Grade, Rating } from 'ts-fsrs';

export type CardAnswer = { id: string; at: Date; day: string; rating: 'again' | 'hard' | 'good' | 'easy' };
/** `stability`: days until nine of ten such questions would still be answered right. Days as `2026-11-20`. */
export type Memory = { stability: number; difficulty: number; answeredOn: string; dueOn: string };

/** An answer as numbers: its day since 1970. */
export type GradedAnswer = { day: number; grade: Grade };

const grades: Record<CardAnswer['rating'], Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const millisecondsOfDay = 86_400_000;
const dayNumberOf = (day: string) => Date.parse(day) / millisecondsOfDay;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const before = (one: CardAnswer, other: CardAnswer) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

export type Forgetting = ReturnType<typeof forgettingBy>;

/** How things are forgotten by the 21 weights of FSRS-6. */
export function forgettingBy(weights: readonly number[]) {
  /** A card is due when nine of ten such are still known, within about a year, and never twice on a day. */
  const scheduler = fsrs({
    ...{ w: [...weights], request_retention: 0.9, maximum_interval: 365 },
    ...{ enable_fuzz: false, enable_short_term: false },
  });
  const next = (card: Card, { day, grade }: GradedAnswer) =>
    scheduler.next(card, new Date(day * millisecondsOfDay), grade).card;
  const recallAfter = (days: number, stability: number) => scheduler.forgetting_curve(Math.max(0, days), stability);

  return {
    /** The card's memory after these answers, which may come in any order. */
    memoryOf(answers: readonly [CardAnswer, ...CardAnswer[]]): Memory {
      const card = inOrder(answers).reduce(next, createEmptyCard(0));
      const { stability, difficulty, due, last_review: last } = card;
      return { stability, difficulty, answeredOn: dayOf(last ?? due), dueOn: dayOf(due) };
    },
    /** How likely it is still known on that day, from 0 to 1. */
    recallOn: (day: string, { stability, answeredOn }: Pick<Memory, 'stability' | 'answeredOn'>): number =>
      recallAfter(dayNumberOf(day) - dayNumberOf(answeredOn), stability),
    /** How likely each answer was right, before it was told; null at the first one, and again on its day. */
    chancesOf(answers: readonly GradedAnswer[]): (number | null)[] {
      let card = createEmptyCard(0);
      let last: number | undefined;
      return answers.map((answer) => {
        const isLater = last !== undefined && answer.day > last;
        const chance = isLater ? recallAfter(answer.day - (last ?? 0), card.stability) : null;
        card = next(card, answer);
        last = answer.day;
        return chance;
      });
    },
  };
}

/** By moment, then id. Days do not go back where a student travels west. */
export function inOrder(answers: readonly CardAnswer[]): GradedAnswer[] {
  let latest = 0;
  return answers.toSorted(before).map(({ day, rating }) => {
    latest = Math.max(latest, dayNumberOf(day));
    return { day: latest, grade: grades[rating] };
  });
}

/** By the weights that FSRS-6 was published with. */
export const publishedForgetting = forgettingBy(default_w);
