/** What the model of a student's chances reads (docs/adr/029-chances.md): answers, in the order in which they were given. */

/** A question, or an exercise, as it is asked of a student at a moment. */
export type Question = {
  item: string;
  /** What the item measures; mostly one. Without any it counts for the student's general ability alone. */
  skills: readonly string[];
  /** Seconds since any fixed moment; null where the log has no times, and then only the order counts. */
  at: number | null;
  /** How many answers there are to choose from; null where there is nothing to choose. */
  options: number | null;
};

/** An answer to it. */
export type Answer = Question & { student: string; isRight: boolean };

/** The chance to be right by guessing. */
export const guessOf = ({ options }: Pick<Question, 'options'>) => (options !== null && options >= 1 ? 1 / options : 0);

/** Items of the same skills are about as difficult as each other, until their own answers say more. */
export const skillSetOf = ({ skills }: Pick<Question, 'skills'>) =>
  skills.length === 1 ? (skills[0] ?? '') : skills.join('~~');
