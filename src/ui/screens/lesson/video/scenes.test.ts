import { describe, expect, it } from 'vitest';
import type { BarsPicture, Picture, VideoChapter } from '../../../../api/generated/schema.d.ts';
import { clock, spokenTime } from './clock.ts';
import { between, type Mark } from './marks.ts';
import { cueAt, cuesOf, drawingAt, marksOf, startsOf, stillOf } from './scenes.ts';

const bars: BarsPicture = { kind: 'bars', labels: ['a', 'b'], values: [10, 20] };
const sorted: Picture = { ...bars, show: [1, 0] };
const words: Picture = { kind: 'words', lines: ['one', 'two'], show: [0] };
const chapters: VideoChapter[] = [
  { title: 'Bars', sentences: [{ text: 'They grow.', seconds: 2, picture: bars }] },
  {
    title: 'Order',
    sentences: [
      { text: 'They change places.', seconds: 2.4, picture: sorted },
      { text: 'Still so.', seconds: 2, picture: sorted },
      { text: 'A word.', seconds: 2, picture: words },
    ],
  },
];
const find = (marks: readonly Mark[], key: string) => marks.find((mark) => mark.key === key);

describe('§lesson.21, §lesson.22 an explanation by the moment', () => {
  it('says each sentence from the end of the one before', () => {
    const cues = cuesOf(chapters);
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 4.4],
      [4.4, 6.4],
      [6.4, 8.4],
    ]);
    expect(startsOf(chapters)).toEqual([0, 2]);
    expect([0, 1.99, 2, 6.5, 8.4, 99].map((seconds) => cueAt(cues, seconds))).toEqual([0, 0, 1, 3, 3, 3]);
  });

  it('says nothing in a gap between captions, or before the first', () => {
    const cues = [
      { start: 1, end: 2, text: 'a' },
      { start: 3, end: 4, text: 'b' },
    ];
    expect([0, 1, 2.5, 3, 9].map((seconds) => cueAt(cues, seconds))).toEqual([-1, 0, -1, 1, 1]);
  });

  it('moves the marks that two pictures share, and then stands still', () => {
    const [from, to] = [find(marksOf(bars), 'bar 0'), find(marksOf(sorted), 'bar 0')];
    const xAt = (seconds: number) => {
      const mark = find(drawingAt(chapters, seconds), 'bar 0');
      return mark?.x ?? Number.NaN;
    };
    expect(xAt(2)).toBe(from?.x);
    expect(xAt(2.8)).toBeCloseTo(((from?.x ?? 0) + (to?.x ?? 0)) / 2, 0);
    expect(xAt(3.7)).toBe(to?.x);
    expect(drawingAt(chapters, 4.5)).toEqual(marksOf(sorted));
    expect(drawingAt(chapters, 99)).toEqual(marksOf(words));
  });

  it('lets new things appear one after the other, and old ones fade', () => {
    const first = drawingAt(chapters, 0);
    expect(first.every(({ opacity }) => opacity === 0)).toBe(true);
    expect(find(first, 'bar 1')).toMatchObject({ height: 0 });
    const marks = between(marksOf(bars), marksOf(words), 0.25);
    expect(find(marks, 'bar 0')?.opacity).toBe(0.5);
    expect(find(between(marksOf(bars), marksOf(words), 0.5), 'bar 0')?.opacity).toBe(0);
    expect(between(marksOf(bars), marksOf(words), 1)).toEqual(marksOf(words));
  });

  it('is the same at each moment, reached forwards or backwards', () => {
    const forwards = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seconds) => drawingAt(chapters, seconds));
    const back = [8, 7, 6, 5, 4, 3, 2, 1, 0].map((seconds) => drawingAt(chapters, seconds)).reverse();
    expect(back).toEqual(forwards);
  });

  it('has a still for each chapter, and none for an empty one', () => {
    expect(chapters.map(stillOf)).toEqual([marksOf(bars), marksOf(words)]);
    expect(stillOf({ title: '', sentences: [] })).toEqual([]);
    expect(drawingAt([], 0)).toEqual([]);
  });

  it('shows and says times', () => {
    expect([0, 5, 65, 125.9, 59.9996].map(clock)).toEqual(['0:00', '0:05', '1:05', '2:05', '1:00']);
    expect([1, 42, 61, 120].map(spokenTime)).toEqual([
      '1 second',
      '42 seconds',
      '1 minute 1 second',
      '2 minutes 0 seconds',
    ]);
  });
});
