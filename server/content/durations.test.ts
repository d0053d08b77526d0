import { describe, expect, test } from 'vitest';
import { quizMinutes, readingMinutes, spokenSeconds, videoMinutes } from './durations.ts';

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
