/**
 * How long a lesson takes, in whole minutes, by what there is to read, to answer and to play; and what a course says
 * of itself, which are sums of what is there (§content.15, §course.34).
 */
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { withoutExplorables } from './explorables.ts';
import type { WrittenModule } from './types.ts';

const wordsAMinute = 200;
const minutesAQuestion = 1.5;

/** Marks of Markdown without a letter or digit are no words. */
const countWords = (text: string) =>
  withoutExplorables(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wholeMinutes = (minutes: number) => Math.max(1, Math.ceil(minutes));

/** At 200 words a minute, rounded up. */
export const readingMinutes = (text: string): number => wholeMinutes(countWords(text) / wordsAMinute);

/** Words a minute of a speaker. */
const spokenWordsAMinute = 150;
/** Seconds: a changed picture needs as long to be seen. */
const leastSeconds = 2;

/** How long a sentence is read aloud, in seconds with one decimal. */
export const spokenSeconds = (sentence: string): number =>
  Math.max(leastSeconds, Math.round((countWords(sentence) / spokenWordsAMinute) * 600) / 10);

/** A video takes as long as it plays. */
export const videoMinutes = (seconds: number): number => wholeMinutes(seconds / 60);

/** At one and a half minutes a question, rounded up. */
export const quizMinutes = (questions: number): number => wholeMinutes(questions * minutesAQuestion);

type Counted = { type: WrittenLesson['type']; minutes: number };

/** Hours that a student has for a course in a week. */
const [leastHours, mostHours] = [2, 3];
/** Words of readings, videos, tasks and exercises under which a course is an outline. */
const outlineWords = 5000;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** A count with its noun: `1 reading`, `8 readings`. */
export const several = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** `8 readings, 40 minutes` */
export function readingsOf(lessons: readonly Counted[]): string {
  const readings = lessons.filter(({ type }) => type === 'reading');
  return `${several(readings.length, 'reading')}, ${several(sum(readings.map(({ minutes }) => minutes)), 'minute')}`;
}

/** `Outline: 8 readings, 40 minutes`, `5 hours` or, of what takes longer than two weeks, `6-9 weeks`. */
export function durationOf(lessons: readonly Counted[], isOutline: boolean): string {
  const minutes = sum(lessons.map((lesson) => lesson.minutes));
  if (isOutline) return `Outline: ${readingsOf(lessons)}`;
  if (minutes < 60) return several(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours <= 2 * leastHours) return several(hours, 'hour');
  return `${Math.ceil(hours / mostHours)}-${Math.ceil(hours / leastHours)} weeks`;
}

/** The lessons that count in a course's figures: all but extras. */
export const lessonsOf = (modules: readonly WrittenModule[]) =>
  modules.flatMap(({ lessons }) => lessons.filter(({ packages }) => !packages));

const textOf = (lesson: WrittenLesson) =>
  lesson.type === 'video' ? lesson.transcript : 'body' in lesson ? lesson.body : '';

/** Whether there is too little to read for a whole course. */
export const isShort = (modules: readonly WrittenModule[]) =>
  sum(lessonsOf(modules).map((lesson) => textOf(lesson).split(/\s+/).length)) < outlineWords;

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const units = ['module', 'lesson', 'reading', 'video', 'quiz', 'exercise', 'hour', 'week'] as const;
type Unit = (typeof units)[number];

const stated = new RegExp(
  `\\b(\\d+|${numbers.join('|')})(?:(?:-| to )(\\d+|${numbers.join('|')}))? (module|lesson|reading|video|quiz|exercise|hour|week)(?:s|zes)?\\b`,
  'gi',
);

/**
 * What a sentence states wrongly about the course itself. Elsewhere than in its description, only sentences that name the
 * course count; a pace (`an hour a week`) is none of its sums.
 */
export function wrongFigures(text: string, modules: readonly WrittenModule[], isDescription: boolean): string[] {
  const sentences = text.split(/(?<=[.!?:;])\s+|\n\n/);
  return sentences.flatMap((sentence) => {
    const namesCourse = /\b(this|the whole) course\b/i.test(sentence);
    return [...sentence.matchAll(stated)].flatMap(([figure, first = '', last, unit = '']) => {
      const isTime = /hour|week/i.test(unit);
      if (!namesCourse && (!isDescription || isTime)) return [];
      if (new RegExp(`${figure} (a|per|each|every|of a) `, 'i').test(sentence)) return [];
      const [from, to] = [numberOf(first), numberOf(last ?? first)];
      const real = sumOf(unit.toLowerCase(), modules);
      return real >= from && real <= to ? [] : [`"${figure}": the course has ${real}`];
    });
  });
}

const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()));

function sumOf(unit: string, modules: readonly WrittenModule[]): number {
  const lessons = lessonsOf(modules);
  const hours = Math.round(sum(lessons.map(({ minutes }) => minutes)) / 60);
  const known: Record<Unit, number> = {
    module: modules.length,
    lesson: lessons.length,
    reading: lessons.filter(({ type }) => type === 'reading').length,
    video: lessons.filter(({ type }) => type === 'video').length,
    quiz: lessons.filter(({ type }) => type === 'quiz').length,
    exercise: lessons.filter(({ type }) => type === 'exercise').length,
    hour: hours,
    week: Math.ceil(hours / leastHours),
  };
  const found = units.find((each) => each === unit);
  return found ? known[found] : 0;
}
