/** A lesson as its author wrote it: the JSON that the `lessons` table holds. */

/** `correct` is the index of the correct option, from 0. */
export type WrittenQuestion = { prompt: string; options: string[]; correct: number; explanation: string };

/** `id` is the lesson's address within its course: `m1-l1`. */
type Base = { id: string; title: string; minutes: number };

/** Bodies and transcripts are Markdown; an animation is named as in `content/animations`. */
export type WrittenLesson =
  | (Base & { type: 'reading'; body: string })
  | (Base & { type: 'video'; animation: string; transcript: string })
  | (Base & { type: 'quiz'; questions: WrittenQuestion[] })
  | (Base & { type: 'assignment'; body: string });
