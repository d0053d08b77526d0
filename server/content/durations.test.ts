import { describe, expect, test } from 'vitest';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { durationOf, quizMinutes, readingMinutes, spokenSeconds, videoMinutes, wrongFigures } from './durations.ts';

const words = (count: number) => 'word '.repeat(count);

describe('§content.12 how long a lesson takes', () => {
  test.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('%i words are read in %i min: 200 a minute, rounded up', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test('marks of Markdown are no words', () => {
    expect(readingMinutes(`${words(200)}\n\n| --- | --- |\n\n- * ## >`)).toBe(1);
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [10, 15],
  ])('%i questions are answered in %i min: a minute and a half each, rounded up', (questions, minutes) => {
    expect(quizMinutes(questions)).toBe(minutes);
  });

  test.each([
    [1, 2],
    [5, 2],
    [10, 4],
    [13, 5.2],
  ])('§lesson.21 %i words are read aloud in %f s: 150 a minute, and at least two seconds', (count, seconds) => {
    expect(spokenSeconds(words(count))).toBe(seconds);
  });

  test('§lesson.21 a video takes as long as it plays', () => {
    expect(videoMinutes(60)).toBe(1);
    expect(videoMinutes(60.1)).toBe(2);
  });
});

const readings = (count: number, minutes: number) =>
  Array.from({ length: count }, () => ({ type: 'reading' as const, minutes }));

describe('§content.15 how long a course takes', () => {
  test.each([
    [readings(1, 45), '45 minutes'],
    [readings(1, 60), '1 hour'],
    [readings(4, 60), '4 hours'],
    [readings(12, 60), '4-6 weeks'],
  ])('is the sum of its lessons (%#)', (lessons, duration) => {
    expect(durationOf(lessons, false)).toBe(duration);
  });

  test('is, of an outline, how much there is to read', () => {
    expect(durationOf([...readings(8, 5), { type: 'assignment', minutes: 60 }], true)).toBe(
      'Outline: 8 readings, 40 minutes',
    );
    expect(durationOf(readings(1, 1), true)).toBe('Outline: 1 reading, 1 minute');
  });
});

describe('§content.15 what a course states of itself', () => {
  const reading = (id: string): WrittenLesson => ({ id, type: 'reading', title: id, minutes: 60, body: 'x' });
  const module = { id: 'm1', title: '', description: '', outcome: null, lessons: [reading('m1-l1'), reading('m1-l2')] };
  const wrong = (text: string, isDescription = true) =>
    wrongFigures(text, [module, { ...module, id: 'm2' }], isDescription);

  test('passes where its figures are right', () => {
    expect(wrong('Two modules with 4 lessons. This course takes 2 weeks, or four hours.')).toEqual([]);
  });

  test('is reported where a figure is wrong', () => {
    expect(wrong('Eight modules, and 22 exercises.')).toEqual([
      '"Eight modules": the course has 2',
      '"22 exercises": the course has 0',
    ]);
    expect(wrong('This course takes 12-14 weeks.', false)).toEqual(['"12-14 weeks": the course has 2']);
  });

  test('is not sought in a pace, nor in a figure of something else', () => {
    expect(wrong('This course asks for six hours a week.')).toEqual([]);
    expect(wrong('The shop was closed for three weeks.')).toEqual([]);
    expect(wrong('Ten lessons from the fire.', false)).toEqual([]);
  });
});
