/** How long a lesson takes, in whole minutes, by what there is to read, to answer and to watch. */

const wordsAMinute = 200;
const minutesAQuestion = 1.5;

/** Marks of Markdown without a letter or digit are no words. */
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wholeMinutes = (minutes: number) => Math.max(1, Math.ceil(minutes));

export const readingMinutes = (text: string): number => wholeMinutes(wordsIn(text) / wordsAMinute);

/** The animation runs once, and its words are read. */
export const videoMinutes = (animationSeconds: number, transcript: string): number =>
  wholeMinutes(animationSeconds / 60 + wordsIn(transcript) / wordsAMinute);

export const quizMinutes = (questions: number): number => wholeMinutes(questions * minutesAQuestion);
