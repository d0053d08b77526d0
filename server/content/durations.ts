/** How long a lesson takes, in whole minutes, by what there is to read, to answer and to play. */
import { withoutExplorables } from './explorables.ts';

const wordsAMinute = 200;
const minutesAQuestion = 1.5;

/** Marks of Markdown without a letter or digit are no words. */
const wordsIn = (text: string) =>
  withoutExplorables(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wholeMinutes = (minutes: number) => Math.max(1, Math.ceil(minutes));

export const readingMinutes = (text: string): number => wholeMinutes(wordsIn(text) / wordsAMinute);

/** A speaker's pace. */
const spokenWordsAMinute = 150;
/** The eye needs as long for a picture that has changed. */
const leastSeconds = 2;

/** How long a sentence is read aloud, in seconds with one decimal. */
export const spokenSeconds = (sentence: string): number =>
  Math.max(leastSeconds, Math.round((wordsIn(sentence) / spokenWordsAMinute) * 600) / 10);

/** A video takes as long as it plays. */
export const videoMinutes = (seconds: number): number => wholeMinutes(seconds / 60);

export const quizMinutes = (questions: number): number => wholeMinutes(questions * minutesAQuestion);
