/** A lesson as its author wrote it: the JSON that the `lessons` table holds. */

/** `correct` is the index of the correct option, from 0. */
export type WrittenQuestion = { prompt: string; options: string[]; correct: number; explanation: string };

/** An animation in `public/animations`. */
export type AnimationName =
  | 'bars'
  | 'scatter'
  | 'pipeline'
  | 'filter'
  | 'join'
  | 'distribution'
  | 'tree'
  | 'network'
  | 'series';

type Base = { title: string; minutes: number };

/** Bodies and transcripts are Markdown. */
export type WrittenLesson =
  | (Base & { type: 'reading'; body: string })
  | (Base & { type: 'video'; animation: AnimationName; transcript: string })
  | (Base & { type: 'quiz'; questions: WrittenQuestion[] })
  | (Base & { type: 'assignment'; body: string });
